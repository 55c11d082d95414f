//! How this process finds its job: a decision over environment variables, and whether MPI runs in the process.

use std::fmt;
use std::os::fd::RawFd;

use crate::Error;

/// What [`decide`] found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The program has initialised MPI, which has spoken to the launcher.
    Mpi,
    /// A PMI-1 launcher left a socket and told us our number.
    Pmi1 {
        /// Number of the inherited socket.
        fd: RawFd,
        /// This PE.
        rank: usize,
        /// PEs in the job.
        size: usize,
    },
    /// A PMIx launcher, to be spoken to by the PMIx library.
    Pmix,
    /// No launcher: a job of one.
    Singleton,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Mpi => f.write_str("MPI, which the program has initialised"),
            Choice::Pmi1 { rank, size, .. } => write!(f, "a launcher that speaks PMI-1: PE {rank} of {size}"),
            Choice::Pmix => f.write_str("a launcher that speaks PMIx"),
            Choice::Singleton => f.write_str("none: a job of one PE"),
        }
    }
}

/// Chooses the bootstrap from the environment, read through `variable`, and from whether MPI is initialised in this process.
///
/// The order is:
/// 1. `ZESHMEM_BOOTSTRAP`, unless it is `auto`. (A unique id goes before all: it does not come here.)
/// 2. A PMI-1 socket, which an inner launcher leaves where an outer one speaks PMIx. MPI in this process shares it, but for Slurm's, which
///    answers one library and keeps silent to the next.
/// 3. MPI, if the program has initialised it: other launchers do not speak to two libraries of a process.
/// 4. PMIx.
/// 5. Launchers that would otherwise leave N jobs of one PE each, PALS and Slurm, are errors.
/// 6. A job of one PE.
///
/// # Errors
/// [`Error::Environment`], with a sentence that names the remedy.
pub fn decide(variable: impl Fn(&str) -> Option<String>, mpi_is_running: bool) -> Result<Choice, Error> {
    // One that is empty is as good as none.
    let variable = |name: &str| variable(name).filter(|value| !value.is_empty());
    match variable("ZESHMEM_BOOTSTRAP").as_deref() {
        Some("singleton") => Ok(Choice::Singleton),
        Some("pmi1") => pmi1(&variable),
        Some("pmix") => Ok(Choice::Pmix),
        Some("mpi") if mpi_is_running => Ok(Choice::Mpi),
        Some("mpi") => Err(Error::Environment(
            "ZESHMEM_BOOTSTRAP is 'mpi', and MPI is not initialised in this process; call MPI_Init before".into(),
        )),
        None | Some("auto") => automatic(&variable, mpi_is_running),
        Some(other) => Err(Error::Environment(format!(
            "ZESHMEM_BOOTSTRAP is '{other}', which is none of 'auto', 'mpi', 'pmi1', 'pmix', 'singleton'"
        ))),
    }
}

fn automatic(variable: &impl Fn(&str) -> Option<String>, mpi_is_running: bool) -> Result<Choice, Error> {
    let is_same = |pmi, slurm| variable(pmi).is_some() && variable(pmi) == variable(slurm);
    let is_slurms = is_same("PMI_RANK", "SLURM_PROCID") && is_same("PMI_SIZE", "SLURM_STEP_NUM_TASKS");
    if !(mpi_is_running && is_slurms) && variable("PMI_FD").is_some() {
        return pmi1(variable);
    }
    if mpi_is_running {
        return Ok(Choice::Mpi);
    }
    if variable("PMIX_NAMESPACE").is_some() {
        return Ok(Choice::Pmix);
    }
    let sentence = if variable("PALS_RANKID").is_some() {
        "this process was started by PALS (PALS_RANKID is set), whose own PMI is not spoken here; set PALS_PMI=pmix for its \
         mpiexec, or start the job with oshrun"
    } else if slurm_tasks(variable).is_some_and(|tasks| tasks > 1) {
        "this process is one of several Slurm tasks, but Slurm offers it no PMI; start the job with srun --mpi=pmix or --mpi=pmi2, or \
         within the allocation with oshrun; to run this program alone, set ZESHMEM_BOOTSTRAP=singleton"
    } else if variable("PMI_SIZE").is_some_and(|size| size.trim() != "1") {
        "this process is one of several of a PMI launcher (PMI_SIZE is set), which has left it no PMI_FD; start the job with oshrun; to \
         run this program alone, set ZESHMEM_BOOTSTRAP=singleton"
    } else if variable("PMI_PORT").is_some() {
        "this process was started by a PMI launcher that is spoken to by TCP (PMI_PORT is set), which is not done here; start the job \
         with oshrun, or with mpiexec without -pmi-port; to run this program alone, set ZESHMEM_BOOTSTRAP=singleton"
    } else {
        return Ok(Choice::Singleton);
    };
    Err(Error::Environment(sentence.into()))
}

/// How many tasks Slurm started together with this one: the step's count, which `srun -n 1` sets to one inside a larger
/// allocation, else the allocation's.
fn slurm_tasks(variable: &impl Fn(&str) -> Option<String>) -> Option<usize> {
    variable("SLURM_STEP_NUM_TASKS").or_else(|| variable("SLURM_NTASKS")).and_then(|text| text.trim().parse().ok())
}

fn pmi1(variable: &impl Fn(&str) -> Option<String>) -> Result<Choice, Error> {
    let number = |name: &str| -> Result<usize, Error> {
        let text = variable(name).ok_or_else(|| {
            Error::Environment(format!(
                "the PMI-1 launcher did not set {name}; PMI_FD, PMI_RANK and PMI_SIZE are needed together"
            ))
        })?;
        text.trim().parse().map_err(|_| Error::Environment(format!("{name} is '{text}', which is not a number")))
    };
    let fd = number("PMI_FD")?;
    let (rank, size) = (number("PMI_RANK")?, number("PMI_SIZE")?);
    if rank >= size {
        return Err(Error::Environment(format!("PMI_RANK is {rank}, outside the job of PMI_SIZE {size}")));
    }
    let fd =
        RawFd::try_from(fd).map_err(|_| Error::Environment(format!("PMI_FD is {fd}, which is no file descriptor")))?;
    Ok(Choice::Pmi1 { fd, rank, size })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(variables: &[(&str, &str)]) -> Result<Choice, String> {
        beside_mpi(variables, false)
    }

    fn beside_mpi(variables: &[(&str, &str)], mpi_is_running: bool) -> Result<Choice, String> {
        let variable =
            |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.to_string());
        decide(variable, mpi_is_running).map_err(|error| error.to_string())
    }

    const PMI: [(&str, &str); 3] = [("PMI_FD", "7"), ("PMI_RANK", "2"), ("PMI_SIZE", "4")];

    #[test]
    fn nothing_set_is_a_singleton() {
        assert_eq!(with(&[]), Ok(Choice::Singleton));
        assert_eq!(with(&[("ZESHMEM_BOOTSTRAP", ""), ("PMI_FD", ""), ("PMIX_NAMESPACE", "")]), Ok(Choice::Singleton));
        assert_eq!(with(&[("PMI_RANK", "0"), ("PMI_SIZE", "1")]), Ok(Choice::Singleton));
        assert_eq!(with(&[("SLURM_NTASKS", "1")]), Ok(Choice::Singleton));
        assert!(with(&[("PMI_PORT", "node0:4000"), ("PMI_ID", "1")]).unwrap_err().contains("without -pmi-port"));
    }

    #[test]
    fn mpi_goes_before_launchers_that_it_does_not_share() {
        assert_eq!(beside_mpi(&PMI, true), with(&PMI));
        let slurms = [&PMI[..], &[("SLURM_PROCID", "2"), ("SLURM_STEP_NUM_TASKS", "4")]].concat();
        assert_eq!(beside_mpi(&slurms, true), Ok(Choice::Mpi));
        assert_eq!(with(&slurms), with(&PMI));
        // Of a launcher within a step of one task.
        let inner = [&PMI[..], &[("SLURM_PROCID", "0"), ("SLURM_STEP_NUM_TASKS", "1")]].concat();
        assert_eq!(beside_mpi(&inner, true), with(&PMI));
        assert_eq!(beside_mpi(&[("PMIX_NAMESPACE", "job")], true), Ok(Choice::Mpi));
        assert_eq!(beside_mpi(&[("SLURM_NTASKS", "8")], true), Ok(Choice::Mpi));
        assert_eq!(beside_mpi(&[("ZESHMEM_BOOTSTRAP", "singleton")], true), Ok(Choice::Singleton));
        assert_eq!(beside_mpi(&[("ZESHMEM_BOOTSTRAP", "mpi")], true), Ok(Choice::Mpi));
        assert!(with(&[("ZESHMEM_BOOTSTRAP", "mpi")]).unwrap_err().contains("call MPI_Init before"));
    }

    #[test]
    fn pmi1_goes_before_other_launchers() {
        let expected = Choice::Pmi1 { fd: 7, rank: 2, size: 4 };
        assert_eq!(with(&PMI), Ok(expected));
        let mut crowded = PMI.to_vec();
        crowded.extend([("PMIX_NAMESPACE", "x"), ("SLURM_NTASKS", "4"), ("PALS_RANKID", "2")]);
        assert_eq!(with(&crowded), Ok(expected));
    }

    #[test]
    fn pmix_goes_before_what_its_launchers_say_of_themselves() {
        let slurms = [("PMIX_NAMESPACE", "job"), ("PMIX_RANK", "0"), ("SLURM_NTASKS", "4"), ("PALS_RANKID", "0")];
        assert_eq!(with(&slurms), Ok(Choice::Pmix));
        assert_eq!(with(&[("ZESHMEM_BOOTSTRAP", "pmix")]), Ok(Choice::Pmix));
    }

    #[test]
    fn unusable_launchers_are_named_with_the_remedy() {
        let pals = with(&[("PALS_RANKID", "0")]).unwrap_err();
        assert!(pals.contains("PALS_PMI=pmix"), "{pals}");
        let slurm = with(&[("SLURM_NTASKS", "8")]).unwrap_err();
        assert!(slurm.contains("--mpi=pmix"), "{slurm}");
    }

    #[test]
    fn one_task_step_in_a_larger_allocation_is_a_singleton() {
        assert_eq!(with(&[("SLURM_NTASKS", "8"), ("SLURM_STEP_NUM_TASKS", "1")]), Ok(Choice::Singleton));
    }

    #[test]
    fn the_override_is_obeyed_and_checked() {
        let mut forced = PMI.to_vec();
        forced.push(("ZESHMEM_BOOTSTRAP", "singleton"));
        assert_eq!(with(&forced), Ok(Choice::Singleton));
        let missing = with(&[("ZESHMEM_BOOTSTRAP", "pmi1")]).unwrap_err();
        assert!(missing.contains("PMI_FD"), "{missing}");
        let wrong = with(&[("ZESHMEM_BOOTSTRAP", "pmi9")]).unwrap_err();
        assert!(wrong.contains("'pmi9'"), "{wrong}");
    }

    #[test]
    fn bad_numbers_are_named() {
        for (name, value) in
            [("PMI_FD", "-1"), ("PMI_FD", "99999999999"), ("PMI_RANK", "x"), ("PMI_RANK", "4"), ("PMI_SIZE", "")]
        {
            let mut variables = PMI.to_vec();
            variables.retain(|(known, _)| *known != name);
            variables.push((name, value));
            let error = with(&variables).unwrap_err();
            assert!(error.contains(name), "{name}={value}: {error}");
        }
    }
}
