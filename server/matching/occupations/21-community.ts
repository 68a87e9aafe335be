import { readOccupations } from './read.ts';

/** Community and social service occupations. */
export const community = readOccupations(`
21-1011 4 Substance Abuse and Behavioral Disorder Counselors
  Substance Abuse Counselor, Addiction Counselor, Chemical Dependency Counselor, Drug and Alcohol Counselor, Recovery Counselor, Behavioral Health Counselor
  addiction counseling, group therapy, treatment planning, case management, crisis intervention, documentation
21-1012 5 Educational, Guidance, and Career Counselors and Advisors
  School Counselor, Guidance Counselor, Academic Advisor, Career Counselor, Career Advisor, College Counselor, Career Coach
  academic advising, career counseling, student support, college applications, recordkeeping, group workshops
21-1013 5 Marriage and Family Therapists
  Marriage and Family Therapist, Family Therapist, Couples Therapist, LMFT
  family therapy, psychotherapy, treatment planning, crisis intervention, documentation
21-1014 5 Mental Health Counselors
  Mental Health Counselor, Therapist, Licensed Professional Counselor, Mental Health Therapist, Mental Health Clinician, Crisis Counselor
  counseling, treatment planning, crisis intervention, group therapy, cognitive behavioral therapy, documentation
21-1015 4 Rehabilitation Counselors
  Vocational Rehabilitation Counselor, Rehabilitation Counselor, Employment Specialist, Job Coach, Vocational Counselor, Job Developer, Employment Counselor
  vocational assessment, job placement, case management, counseling, job coaching, employer outreach, assistive technology
21-1021 4 Child, Family, and School Social Workers
  Social Worker, Child Welfare Worker, School Social Worker, Family Social Worker, Child Protective Services Worker, Foster Care Worker, Family Service Worker
  case management, family assessment, crisis intervention, home visits, documentation, community resources
21-1022 5 Healthcare Social Workers
  Medical Social Worker, Hospital Social Worker, Hospice Social Worker, Clinical Social Worker, Discharge Planner, Renal Social Worker
  discharge planning, case management, patient advocacy, crisis intervention, community resources, documentation
21-1023 5 Mental Health and Substance Abuse Social Workers
  Mental Health Social Worker, LCSW, Psychiatric Social Worker, Behavioral Health Therapist, Licensed Clinical Social Worker
  psychotherapy, treatment planning, crisis intervention, case management, group therapy, documentation
21-1091 4 Health Education Specialists
  Health Educator, Health Education Specialist, Wellness Coordinator, Public Health Educator, Community Health Educator
  health education, program planning, community outreach, presentations, program evaluation
21-1092 4 Probation Officers and Correctional Treatment Specialists
  Probation Officer, Parole Officer, Juvenile Probation Officer, Correctional Counselor, Correctional Case Manager
  case management, risk assessment, court reports, interviewing, crisis intervention
21-1093 2 Social and Human Service Assistants
  Case Manager, Social Services Assistant, Case Aide, Human Services Worker, Family Support Worker, Social Work Assistant, Intake Coordinator, Case Worker
  case management, client intake, community resources, documentation, crisis intervention, data entry
21-1094 3 Community Health Workers
  Community Health Worker, Outreach Worker, Patient Navigator, Peer Support Specialist, Community Outreach Worker
  community outreach, health education, client advocacy, home visits, recordkeeping, Spanish
21-1099 3 Community and Social Service Specialists, All Other
  Veterans Service Officer, Community Organizer, Victim Advocate, Housing Specialist, Outreach Specialist
  community outreach, client advocacy, community resources, documentation, program planning
21-2011 5 Clergy
  Pastor, Chaplain, Minister, Priest, Rabbi, Hospital Chaplain, Associate Pastor
  pastoral care, public speaking, counseling, program planning, community outreach
21-2021 4 Directors, Religious Activities and Education
  Youth Director, Youth Pastor, Director of Religious Education, Children's Ministry Director, Youth Minister
  program planning, volunteer coordination, teaching, event planning, youth work
`);
