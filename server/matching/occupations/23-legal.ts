import { readOccupations } from './read.ts';

/** Legal occupations. */
export const legal = readOccupations(`
23-1011 5 Lawyers
  Attorney, Lawyer, Associate Attorney, General Counsel, Staff Attorney, Public Defender, Corporate Counsel, Litigation Attorney
  legal research, litigation, contract drafting, negotiation, legal writing, client counseling
23-1012 5 Judicial Law Clerks
  Law Clerk, Judicial Law Clerk, Judicial Clerk, Judicial Assistant
  legal research, legal writing, case review, proofreading, attention to detail
23-1021 5 Administrative Law Judges, Adjudicators, and Hearing Officers
  Hearing Officer, Administrative Law Judge, Adjudicator, Appeals Examiner, Appeals Referee
  hearings, legal writing, evidence review, decision making, legal research
23-1022 4 Arbitrators, Mediators, and Conciliators
  Mediator, Arbitrator, Family Mediator, Ombudsman, Conflict Resolution Specialist
  mediation, conflict resolution, negotiation, report writing, active listening
23-1023 5 Judges, Magistrate Judges, and Magistrates
  Judge, Magistrate, District Court Judge, Municipal Court Judge, Justice of the Peace
  hearings, legal research, decision making, legal writing, attention to detail
23-2011 3 Paralegals and Legal Assistants
  Paralegal, Legal Assistant, Litigation Paralegal, Corporate Paralegal, Immigration Paralegal, Real Estate Paralegal
  legal research, document drafting, case management, court filing, discovery, legal documents, client communication
23-2093 3 Title Examiners, Abstractors, and Searchers
  Title Examiner, Title Searcher, Abstractor, Title Officer, Escrow Officer, Lease Analyst
  title search, public records research, property law, document review, attention to detail
23-2099 3 Legal Support Workers, All Other
  Legal Support Specialist, Legal Clerk, Litigation Support Specialist, E-Discovery Specialist, Immigration Specialist
  legal documents, document review, data entry, court filing, database management
`);
