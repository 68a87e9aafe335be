import { readOccupations } from './read.ts';

/** Protective service occupations. */
export const protective = readOccupations(`
33-1011 3 First-Line Supervisors of Correctional Officers
  Correctional Sergeant, Correctional Supervisor, Corrections Lieutenant, Jail Supervisor
  staff supervision, security procedures, report writing, conflict resolution, training
33-1012 4 First-Line Supervisors of Police and Detectives
  Police Sergeant, Police Lieutenant, Police Captain, Sheriff Sergeant, Chief of Police
  law enforcement, staff supervision, report writing, investigation, incident command
33-1021 4 First-Line Supervisors of Firefighting and Prevention Workers
  Fire Captain, Fire Lieutenant, Battalion Chief, Fire Chief, Fire Marshal
  incident command, firefighting, staff supervision, training, fire inspection
33-1091 3 First-Line Supervisors of Security Workers
  Security Supervisor, Security Manager, Security Site Supervisor, Director of Security, Security Shift Supervisor
  staff supervision, security procedures, scheduling, report writing, access control
33-2011 2 Firefighters
  Firefighter, Fire Fighter, Firefighter EMT, Wildland Firefighter, Fire Engineer
  firefighting, emergency care, physical fitness, equipment maintenance, CPR
33-2021 4 Fire Inspectors and Investigators
  Fire Inspector, Fire Investigator, Arson Investigator, Fire Prevention Officer
  fire inspection, fire codes, investigation, report writing, public education
33-3011 2 Bailiffs
  Bailiff, Court Officer, Court Security Officer, Court Deputy
  courtroom security, prisoner transport, report writing, screening visitors, radio communication
33-3012 2 Correctional Officers and Jailers
  Correctional Officer, Corrections Officer, Detention Officer, Jailer, Juvenile Detention Officer, Prison Guard
  security procedures, inmate supervision, report writing, de-escalation, first aid
33-3021 4 Detectives and Criminal Investigators
  Detective, Criminal Investigator, Special Agent, Police Detective, FBI Agent, Homicide Detective
  investigation, interviewing, evidence collection, report writing, court testimony
33-3031 4 Fish and Game Wardens
  Game Warden, Fish and Game Warden, Wildlife Officer, Conservation Officer
  law enforcement, wildlife regulations, patrol, report writing, public education
33-3041 2 Parking Enforcement Workers
  Parking Enforcement Officer, Parking Officer, Meter Attendant, Parking Control Officer
  ticket writing, patrol, customer service, parking regulations, handheld devices
33-3051 3 Police and Sheriff's Patrol Officers
  Police Officer, Deputy Sheriff, Patrol Officer, State Trooper, Sheriff's Deputy, Campus Police Officer, Border Patrol Agent
  law enforcement, patrol, report writing, emergency response, firearms training, conflict resolution
33-9011 2 Animal Control Workers
  Animal Control Officer, Animal Services Officer, Humane Officer, Dog Catcher
  animal handling, animal regulations, report writing, customer service, safe driving
33-9021 3 Private Detectives and Investigators
  Private Investigator, Loss Prevention Investigator, Insurance Fraud Investigator, Asset Protection Investigator, Background Investigator
  investigation, surveillance, interviewing, report writing, public records research
33-9032 2 Security Guards
  Security Guard, Security Officer, Armed Security Officer, Unarmed Security Officer, Night Guard, Loss Prevention Officer, Patrol Guard, Bouncer
  patrol, access control, surveillance cameras, report writing, customer service, emergency response, first aid
33-9091 1 Crossing Guards and Flaggers
  Crossing Guard, School Crossing Guard, Flagger, Traffic Control Flagger
  traffic control, pedestrian safety, alertness, communication, radio communication
33-9092 2 Lifeguards, Ski Patrol, and Other Recreational Protective Service Workers
  Lifeguard, Pool Lifeguard, Beach Lifeguard, Ski Patroller, Water Safety Attendant
  water rescue, CPR, first aid, swimming, customer service
33-9093 2 Transportation Security Screeners
  TSA Officer, Transportation Security Officer, Airport Screener, Baggage Screener
  passenger screening, x-ray screening, security procedures, customer service, radio communication
33-9094 1 School Bus Monitors
  School Bus Monitor, Bus Aide, School Bus Aide, Bus Attendant
  student supervision, wheelchair securement, first aid, communication, radio communication
33-9099 2 Protective Service Workers, All Other
  Loss Prevention Associate, Asset Protection Associate, Retail Loss Prevention Specialist, Playground Monitor
  surveillance, report writing, customer service, patrol, radio communication
`);
