/** Invented postings as people write them in offices, for the tests of this folder. */
export const samplePostings: readonly {
  readonly title: string;
  readonly company: string;
  readonly description: string;
}[] = [
  {
    title: 'Administrative Assistant',
    company: 'Commence Partners',
    description: `Commence Partners is seeking an Administrative Assistant to provide support to our Facilities Department.

Essential Duties
- Utilize Microsoft Office in order to prepare correspondence
- Respond to customer inquiries in a timely manner
- Maintain accurate records of approximately 300 vendors
- Assist with additional duties as assigned
- Notify the supervisor prior to any absence
- Submit time sheets on a weekly basis
- Coordinate meetings via the shared calendar

Qualifications
- A minimum of 2 yrs of office experience
- High school diploma or GED required
- Bilingual Spanish preferred

Hours: Monday to Friday, 8:30 AM to 5:00 PM
To apply, send your resume to jobs@commence-partners.example.com.`,
  },
  {
    title: 'Registered Nurse',
    company: 'Lakeview Home Health',
    description: `The Registered Nurse (RN) will assess patients in their homes and will document all care within 24 hours.
Requirements:
- Current RN license in the State of Ohio; BLS certification
- Must not have any unresolved action against the license
- Demonstrated ability to collaborate with physicians
- Employment is contingent upon a background check
Preferred:
- Proficiency in EHR documentation
We offer competitive compensation, PTO and an annual bonus of $1,500.`,
  },
  {
    title: 'Delivery Driver (CDL-B)',
    company: 'Utilize Freight Inc.',
    description: `Utilize Freight Inc. operates 45 trucks, and you will transport goods throughout the Albany area.
What you'll do
- Commence each route no later than 6:15 a.m.
- Complete 20-25 deliveries per day, e.g. groceries, beverages, etc.
- Verify quantities and obtain signatures
What you need
- Valid CDL-B license, with no more than 2 violations in 3 years
- Ability to lift 50 lbs without assistance
Nice to have
- Familiarity with Utilize Freight routes
Pay: $24.50 per hour. Shifts: 6:15 a.m. to 2:45 p.m.`,
  },
  {
    title: 'Software Developer',
    company: 'Quince Systems',
    description: `Quince Systems leverages cutting-edge technology; we build tools for numerous clinics. You will participate in code review, and you will identify opportunities to improve our services.

Responsibilities
- Implement strategies to mitigate risk in accordance with ISO 27001
- Leverage React, Node.js and PostgreSQL
- Collaborate with QA, UX and HR

Requirements
- At least 4 years of experience, or a bachelor's degree
- Not required: experience with our stack`,
  },
  {
    title: 'Line Cook',
    company: 'Pear & Thistle',
    description: `We are a busy kitchen and we serve 200 guests per day. Our menu changes each month, so you must be able to learn new recipes.
- Prepare food in accordance with the recipe
- Replenish stations and retrieve supplies
- Adhere to food safety rules at all times
Food handler permit required within 30 days. No experience necessary; we train.
Apply online or call (315) 555-0142.`,
  },
  {
    title: 'Warehouse Associate',
    company: 'Otter Point Logistics',
    description: `OVERVIEW
UTILIZE SCANNERS AND FORKLIFTS PRIOR TO SHIPMENT.
This position is located in Reno, NV. Associates are required to wear PPE and must not enter zone 4 unless authorized.
Benefits include PTO, 401(k) with a 4% match, and tuition assistance.
Schedule: 4 x 10, Sunday-Wednesday`,
  },
  {
    title: 'Teacher Aide',
    company: 'Marlow School District',
    description: `The Teacher Aide assists the teacher in a classroom of 18 children, and they will accompany pupils on trips.
Your role
- Assist individuals with disabilities
- Ensure that materials are distributed
- Communicate effectively with parents
Minimum qualifications
- Teacher Aide certification or eligibility for it
- Never been barred from work with children
- Ideally, experience in special education`,
  },
  {
    title: 'Customer Service Representative',
    company: 'Brightwater Utilities',
    description: `If you enjoy helping people, and you want to work from home, this job is for you.
Our team is expanding, and we are looking for individuals who possess strong interpersonal skills.
- Respond to requests via phone and email
- Resolve billing inquiries and provide assistance to callers
- Achieve a score in excess of 90%
We will provide a computer, headset, etc. You only need a quiet room.
We do not call applicants "rock stars", and we say “utilize” only in jokes.`,
  },
  {
    title: 'Accountant II',
    company: 'Finch & Additional LLC',
    description: `Finch & Additional LLC seeks an Accountant II. The incumbent performs various month-end duties and must have completed a bachelor's degree.
- Calculate accruals (approx. 60 entries)
- Inform management regarding variances over $10,000
- Comply with GAAP; CPA license preferred but not required
Salary is commensurate with experience: $58,000-$66,000 per year.`,
  },
  {
    title: 'Janitor',
    company: 'Clean Harbor',
    description: `Clean the building. Empty bins. Mop floors.

What you will do
- Clean 12 rooms
- Lock the doors

What you need
- No experience is needed`,
  },
  {
    title: 'Home Care Aide',
    company: 'Willow Tree',
    description: `- Subsequent to training, assist clients on a daily basis with meals and bathing
- Utilize assistive devices, and never lift a client alone
- Report any modification of the care plan immediately
- Possess a valid driver’s license or state ID
- HHA certificate or CNA license
You will have the same clients every week, and they will get to know you well.`,
  },
  {
    title: 'Marketing Manager',
    company: 'Sunbeam Foods',
    description: `Sunbeam Foods is a fast-paced work environment. You will spearhead campaigns and will execute marketing plans across 3 regions.
About you
- A wide variety of skills, as well as 5+ years of B2B experience
- You are able to relocate within sixty days
- Comprehensive benefits package upon hire
Should you need an accommodation, contact Dana Quill at access@sunbeam-foods.example.com.`,
  },
];
