import type { Answers } from '#domain/questions.ts';
import type { ParsedResume } from '#domain/resume.ts';
import type { AccommodationFacts } from '#server/disclosure/queries.ts';

/**
 * The demo candidate, an invented person with a complete profile, so that every screen shows
 * something.
 */
export const demoResume: ParsedResume = {
  firstname: 'Dana',
  middlename: null,
  lastname: 'Whitlock',
  email: 'demo.candidate@example.com',
  phone_number: '617-555-0142',
  address1: null,
  address2: null,
  city: 'Boston',
  state: 'MA',
  zip: '02108',
  country: 'United States',
  summary:
    'Customer service representative with nine years of helping people by phone, chat and at the counter. Known for clear explanations, careful records and calm in a rush.',
  skills: [
    'Customer service',
    'Data entry',
    'Microsoft Excel',
    'Call handling',
    'Conflict resolution',
    'Scheduling',
    'Order processing',
    'Spanish',
  ],
  ideal_job: 'Customer Service Representative',
  relocate: 0,
  remote: 'hybrid',
  education: [
    {
      school_name: 'Bay Lantern Community College',
      level: 'associates',
      major: 'Business Administration',
      start_year: '2013',
      end_year: '2015',
      present: false,
      status: 'completed',
    },
  ],
  work_experience: [
    {
      job_title: 'Customer Service Representative',
      company: 'Bay Lane Supplies',
      responsibilities: [
        'Answer about forty calls and chats a day on orders, returns and billing.',
        'Keep order records exact in the customer database.',
        'Teach new colleagues how to use the order system.',
      ],
      start_date: '04-03-2019',
      end_date: null,
      present: true,
    },
    {
      job_title: 'Cashier',
      company: 'Harborside Corner Market',
      responsibilities: [
        'Helped customers find what they needed and rang up their purchases.',
        'Balanced the cash drawer at the end of each shift.',
      ],
      start_date: '15-06-2015',
      end_date: '22-02-2019',
      present: false,
    },
  ],
};

export const demoAnswers: Answers = {
  q1w: 'When somebody who called upset hung up relieved.',
  q2w: 'The open office was loud. A desk at the quiet end helped.',
  q3w: 'Explaining things in plain words, and writing down exactly what was agreed.',
  q4w: 'Customer service with one company, where I can get to know the product well.',
  q5w: 'Doing it once beside somebody who does it well, with written steps to keep.',
  q6w: ['interactions with the public', 'working on a team', 'quiet', 'set schedule'],
  q7w: 'Thirty-five to forty hours, in the daytime.',
  q8w: 'I can start two weeks after an offer.',
};

export const demoAccommodation: AccommodationFacts = {
  prefer_sr: true,
  prefer_schedule_flex: true,
  prefer_remote_work: false,
  wheelchair_user: false,
  guide_dog_user: false,
  concern_public_transport: true,
  concern_technology_access: false,
  arrange_job_restructure: false,
  arrange_part_time: false,
  arrange_reader_or_interp: false,
  other_accommodation: true,
  willing_relocate: false,
  other_accommodation_text: 'Training documents as text files rather than pictures.',
};
