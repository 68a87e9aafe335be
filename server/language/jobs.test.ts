import { describe, expect, test } from 'vitest';
import { findAbleistLanguage } from './findAbleistLanguage.ts';
import type { AboutJob } from './types.ts';

const asJob = (titleOrCode: string): AboutJob =>
  /^\d/.test(titleOrCode) ? { socCode: titleOrCode } : { title: titleOrCode };
const isFlagged = (text: string, job: AboutJob) => findAbleistLanguage(text, job).length > 0;
const jobsIn = (list: string) => list.split(/,\s/);

/** Titles and codes of jobs, split by commas, and whether a demand is flagged in them. */
interface Demand {
  readonly text: string;
  readonly stands: string;
  readonly flagged: string;
}

const demands: Readonly<Record<string, Demand>> = {
  'a licence': {
    text: "Must have a valid driver's license.",
    stands: `53-3032, 53-4011, 29-2042, 29-2043, 33-1011, 33-2011, 33-3051, CDL Driver, Truck Drivers,
Courier, Couriers, Route Sales, Paramedic`,
    flagged: `29-2041, 33-9032, 15-1252, Driver Training Specialist, Driver Recruiter, CDL Trainer,
Driver Recruiting Assistant, Driver Service Manager, Driver Services Manager, Cashier`,
  },
  lifting: {
    text: 'Must be able to lift 50 pounds.',
    stands: '53-7021, 53-7041, Piano Technician, Crane Operator, Mover, Movers',
    flagged: '53-7051, 53-7011, Remover of Stains, Clerk',
  },
  fitness: {
    text: 'Must pass a physical agility test.',
    stands: '33-2011, 33-3051, Firefighter, Fire Fighter, Smoke Jumper, Lifeguard',
    flagged: '33-9032, Fire Safety Clerk',
  },
  climbing: {
    text: 'Must climb ladders.',
    stands: `47-2181, 49-9052, Roofer, Roofing Helper, Lineman, Lineworker, Tree Climber, Tree Trimmer,
Ironworker, Iron Worker, Climbing Instructor, Firefighter, Fire Fighter`,
    flagged: '43-9061, Roof Designer, Liner Fitter, Proofing Clerk',
  },
  eyesight: {
    text: '20/20 vision is a must.',
    stands: '53-2011, Airline Pilot, Air Traffic Controller',
    flagged: '53-3032, Pilots Lounge Clerk',
  },
  'speaking in public': {
    text: 'Public speaking is part of the week.',
    stands: '25-2021, 27-3011, Teacher, Tour Guide',
    flagged: '43-9061, Data Clerk',
  },
  typing: {
    text: 'Good keyboarding skills.',
    stands: '43-9022, 27-3092, Court Reporter, Typist',
    flagged: '43-4051, Receptionist',
  },
  pressure: {
    text: 'You perform well under pressure.',
    stands: '51-8013, 33-3051, 43-5031, 29-2042, Welder, Pressure Washer',
    flagged: '43-4051, Cashier',
  },
};

describe.each(Object.entries(demands))('%s', (_, { text, stands, flagged }) => {
  test.each(jobsIn(stands))('stands where the job needs it: %s', (job) => {
    expect(isFlagged(text, asJob(job))).toBe(false);
  });

  test.each(jobsIn(flagged))('is flagged where the job does not need it: %s', (job) => {
    expect(isFlagged(text, asJob(job))).toBe(true);
  });

  test('is flagged when nothing is known of the job', () => {
    expect(isFlagged(text, {})).toBe(true);
  });
});

describe('speech, which few desk jobs need', () => {
  const text = 'Must have excellent verbal communication skills.';
  const desk = `15-1252, 43-3031, 43-9061, 27-3042, 25-4011, 19-2031, 17-3011, Bookkeeper, Proofreader,
Bookkeeping Clerk, Copyeditor, Copy Editor, Proofreading Intern, Mailroom Clerk, Mail Room Clerk,
File Clerk, Records Clerk, Record Clerk, Transcriptionist, Transcription Clerk, Statistician,
Statistics Aide, Data Analyst, Medical Coder, Database Designer`;

  test.each(jobsIn(desk))('is flagged in a desk job with few conversations: %s', (job) => {
    expect(isFlagged(text, asJob(job))).toBe(true);
  });

  test.each(['43-4171', '43-4051', 'Receptionist', 'Nurse'])('stands in other jobs: %s', (job) => {
    expect(isFlagged(text, asJob(job))).toBe(false);
  });

  test('is flagged when nothing is known of the job', () => {
    expect(isFlagged(text, {})).toBe(true);
  });
});
