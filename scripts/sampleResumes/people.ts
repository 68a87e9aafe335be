/**
 * A job as its person prints it. Months are "2019-04", a null end is "Present", `printed: 'year'`
 * prints years only.
 */
export interface SampleJob {
  title: string;
  company: string;
  place: string;
  start: string;
  end: string | null;
  duties: string[];
}

/** A school or course. Years are four digits; null is not printed. */
export interface SampleSchool {
  school: string;
  /** As printed: "Associate of Applied Science". */
  degree: string;
  level: 'ged' | 'high_school' | 'associates' | 'bachelors' | 'postgraduate' | 'phd' | null;
  major: string | null;
  start: string | null;
  end: string | null;
  present?: boolean;
}

/** An invented person. Telephone numbers are 555 numbers, domains are example domains. */
export interface SamplePerson {
  id: string;
  first: string;
  middle: string | null;
  last: string;
  /** Printed after the name: "Jr.", "PhD". */
  suffix?: string;
  headline: string;
  email: string;
  phone: string;
  street: string;
  unit: string | null;
  city: string;
  state: string;
  zip: string;
  summary: string | null;
  skills: string[];
  jobs: SampleJob[];
  schools: SampleSchool[];
}

export const PEOPLE: readonly SamplePerson[] = [
  {
    id: 'vasquez',
    first: 'Maria',
    middle: 'Elena',
    last: 'Vásquez-Ortiz',
    headline: 'Dental Assistant',
    email: 'maria.vasquezortiz@example.com',
    phone: '(585) 555-0117',
    street: '77 Alder Park',
    unit: 'Apt 3',
    city: 'Rochester',
    state: 'NY',
    zip: '14607',
    summary:
      'Dental assistant who came to the clinic from ten years in restaurant kitchens. Calm with nervous patients, quick with instruments and at home in English and Spanish.',
    skills: ['Chairside assisting', 'Digital X-rays', 'Sterilization', 'Dentrix', 'Spanish'],
    jobs: [
      {
        title: 'Dental Assistant',
        company: 'Lilac Family Dentistry',
        place: 'Rochester, NY',
        start: '2022-08',
        end: null,
        duties: [
          'Prepare treatment rooms and pass instruments for two dentists',
          'Take digital X-rays and record findings in Dentrix',
          'Explain home care to children and their parents',
        ],
      },
      {
        title: 'Line Cook',
        company: 'Genesee Grill House',
        place: 'Rochester, NY',
        start: '2016-03',
        end: '2021-07',
        duties: [
          'Ran the saute station on 200-cover nights',
          'Trained six new cooks on safety and storage rules',
        ],
      },
      {
        title: 'Prep Cook',
        company: 'Casa Lupita',
        place: 'Geneva, NY',
        start: '2012-05',
        end: '2016-02',
        duties: ['Prepared stocks, sauces and produce for lunch service'],
      },
    ],
    schools: [
      {
        school: 'Finger Lakes Technical Institute',
        degree: 'Certificate',
        level: null,
        major: 'Dental Assisting',
        start: '2021',
        end: '2022',
      },
      {
        school: 'Geneva East High School',
        degree: 'High School Diploma',
        level: 'high_school',
        major: null,
        start: '2008',
        end: '2012',
      },
    ],
  },
  {
    id: 'whitfield',
    first: 'Darnell',
    middle: 'K.',
    last: 'Whitfield',
    suffix: 'Jr.',
    headline: 'Forklift Operator',
    email: 'dk.whitfield@example.org',
    phone: '419-555-0172',
    street: '2210 Monroe Street',
    unit: null,
    city: 'Toledo',
    state: 'OH',
    zip: '43606',
    summary: null,
    skills: ['Sit-down forklift', 'Reach truck', 'RF scanner', 'Cycle counts', 'OSHA 10'],
    jobs: [
      {
        title: 'Forklift Operator',
        company: 'Maumee Cold Storage LLC',
        place: 'Toledo, OH',
        start: '2021-02',
        end: null,
        duties: [
          'Move 180 pallets a shift in freezer aisles',
          'Check loads against the manifest before they leave',
        ],
      },
      {
        title: 'Material Handler',
        company: 'Glass City Auto Parts',
        place: 'Perrysburg, OH',
        start: '2015-06',
        end: '2018-10',
        duties: ['Supplied four assembly lines by tugger', 'Kept bins labeled and counted'],
      },
    ],
    schools: [
      {
        school: 'Lucas County Adult Education',
        degree: 'GED',
        level: 'ged',
        major: null,
        start: null,
        end: '2014',
      },
    ],
  },
  {
    id: 'hollenbeck',
    first: 'Ruth',
    middle: 'Ann',
    last: 'Hollenbeck',
    headline: 'Office Assistant',
    email: 'ruthann.hollenbeck@example.net',
    phone: '208.555.0139',
    street: '4816 Juniper Lane',
    unit: null,
    city: 'Boise',
    state: 'ID',
    zip: '83704',
    summary:
      'Dependable office assistant returning to paid work after caring for a parent. Known for accurate records and a friendly voice on the phone.',
    skills: [
      'Microsoft Word',
      'Excel',
      'Filing systems',
      'Appointment scheduling',
      'Bookkeeping basics',
    ],
    jobs: [
      {
        title: 'Family Caregiver',
        company: 'Self-employed household',
        place: 'Boise, ID',
        start: '2017-01',
        end: '2023-01',
        duties: [],
      },
      {
        title: 'Office Assistant',
        company: 'Treasure Valley Insurance',
        place: 'Boise, ID',
        start: '2009-01',
        end: '2017-01',
        duties: [],
      },
      {
        title: 'Receptionist',
        company: 'Cedar Ridge Veterinary Clinic',
        place: 'Nampa, ID',
        start: '2005-01',
        end: '2009-01',
        duties: [],
      },
    ],
    schools: [
      {
        school: 'Nampa Union High School',
        degree: 'High School Diploma',
        level: 'high_school',
        major: null,
        start: null,
        end: '2004',
      },
    ],
  },
  {
    id: 'tran',
    first: 'Thuy-Linh',
    middle: null,
    last: 'Tran',
    headline: 'Customer Care Team Lead',
    email: 'thuylinh.tran@example.com',
    phone: '972-555-0150',
    street: '',
    unit: null,
    city: 'Garland',
    state: 'Texas',
    zip: '',
    summary:
      'Team lead in customer care with eight years at one company, from the phones to coaching. I write the articles that save the next caller a call.',
    skills: ['Call coaching', 'Salesforce', 'Knowledge base writing'],
    jobs: [
      {
        title: 'Customer Care Team Lead',
        company: 'Pecan Mobile',
        place: 'Garland, Texas, United States',
        start: '2022-01',
        end: null,
        duties: [
          'Coach twelve agents on chat and phone',
          'Cut repeat calls by a fifth with better articles',
        ],
      },
      {
        title: 'Senior Agent',
        company: 'Pecan Mobile',
        place: 'Garland, Texas, United States',
        start: '2019-06',
        end: '2021-12',
        duties: ['Handled escalated billing disputes'],
      },
      {
        title: 'Customer Service Agent',
        company: 'Pecan Mobile',
        place: 'Garland, Texas, United States',
        start: '2017-04',
        end: '2019-05',
        duties: ['Answered 60 calls a day about plans and devices'],
      },
    ],
    schools: [
      {
        school: 'Brookhaven Lakes College',
        degree: "Associate's degree",
        level: 'associates',
        major: 'Business Administration',
        start: '2014',
        end: '2016',
      },
    ],
  },
  {
    id: 'vandermeer',
    first: 'Jan',
    middle: null,
    last: 'van der Meer',
    headline: 'Reference Librarian',
    email: 'jan.vandermeer@example.org',
    phone: '(207) 555-0188',
    street: '12 Casco Hill Road',
    unit: null,
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    summary:
      'Librarian who makes catalogs and buildings easier to use for readers with low vision.',
    skills: ['Cataloging', 'Screen reader training', 'Grant writing', 'Archives', 'Dutch'],
    jobs: [
      {
        title: 'Reference Librarian',
        company: 'Harborside Public Library',
        place: 'Portland, ME',
        start: '2018-09',
        end: null,
        duties: [
          'Answer research questions in person and by mail',
          'Set up six reading stations with magnifiers and speech',
        ],
      },
      {
        title: 'Archives Assistant',
        company: 'Penobscot Maritime Museum',
        place: 'Searsport, ME',
        start: '2014-06',
        end: '2018-08',
        duties: ['Described 4,000 ship photographs for the online catalog'],
      },
    ],
    schools: [
      {
        school: 'Simmons Hill University',
        degree: 'Master of Library Science',
        level: 'postgraduate',
        major: 'Archives Management',
        start: '2016',
        end: '2018',
      },
      {
        school: 'University of the Northern Coast',
        degree: 'Bachelor of Arts',
        level: 'bachelors',
        major: 'History',
        start: '2010',
        end: '2014',
      },
    ],
  },
  {
    id: 'noor',
    first: 'Khadija',
    middle: 'Abdi',
    last: 'Noor',
    headline: 'Medical Interpreter',
    email: 'khadija.noor@example.com',
    phone: '614 555 0163',
    street: '5530 Tamarack Circle East',
    unit: 'Unit C',
    city: 'Columbus',
    state: 'OH',
    zip: '43229',
    summary:
      'Interpreter for Somali and Arabic speakers in clinics and courts, with earlier years in home care.',
    skills: ['Somali', 'Arabic', 'Medical terminology', 'HIPAA', 'CPR'],
    jobs: [
      {
        title: 'Medical Interpreter',
        company: 'Olentangy Health Partners',
        place: 'Columbus, OH',
        start: '2020-11',
        end: null,
        duties: [
          'Interpret 25 visits a week in person and by video',
          'Translate aftercare sheets into Somali',
        ],
      },
      {
        title: 'Home Health Aide',
        company: 'Scioto Home Care',
        place: 'Columbus, OH',
        start: '2016-02',
        end: '2020-10',
        duties: [
          'Helped older adults with meals, bathing and medication',
          'Drove clients to dialysis and to family visits',
        ],
      },
    ],
    schools: [
      {
        school: 'Columbus River State Community College',
        degree: 'Associate of Arts',
        level: 'associates',
        major: 'Interpreting',
        start: '2018',
        end: '2020',
      },
    ],
  },
];
