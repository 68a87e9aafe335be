import { readOccupations } from './read.ts';

/** A few military specific occupations, so that a veteran's own title is understood. */
export const military = readOccupations(`
55-1016 4 Infantry Officers
  Infantry Officer, Platoon Leader, Company Commander, Infantry Captain
  leadership, operations planning, training, risk assessment, logistics
55-1017 4 Special Forces Officers
  Special Forces Officer, Special Operations Officer, Navy SEAL Officer, Special Forces Captain
  leadership, operations planning, training, foreign language, teamwork
55-2012 3 First-Line Supervisors of Weapons Specialists/Crew Members
  Squad Leader, Platoon Sergeant, Gunnery Sergeant, Weapons Sergeant
  leadership, training, equipment maintenance, safety procedures, report writing
55-3011 2 Air Crew Members
  Air Crew Member, Loadmaster, Aircrew Flight Engineer, In-Flight Refueling Specialist
  aircraft operations, cargo loading, safety procedures, radio communication, teamwork
55-3015 2 Command and Control Center Specialists
  Command Post Specialist, Radar Operator, Air Defense Operator, Navy Operations Specialist
  radar operation, radio communication, monitoring, report writing, teamwork
55-3016 2 Infantry
  Infantryman, Infantry Soldier, Rifleman, Army Infantry, Marine Infantry
  teamwork, physical fitness, safety procedures, equipment maintenance, first aid
55-3018 3 Special Forces
  Special Forces Soldier, Army Ranger, Green Beret, Navy SEAL
  teamwork, physical fitness, foreign language, first aid, operations planning
`);
