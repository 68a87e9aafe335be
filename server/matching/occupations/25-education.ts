import { readOccupations } from './read.ts';

/** Educational instruction and library occupations. */
export const education = readOccupations(`
25-1011 5 Business Teachers, Postsecondary
  Business Professor, Business Instructor, Accounting Professor, Marketing Professor, Management Instructor
  teaching, curriculum design, lectures, student advising, research
25-1021 5 Computer Science Teachers, Postsecondary
  Computer Science Professor, Computer Science Instructor, IT Instructor, Information Systems Professor
  teaching, programming, curriculum design, lectures, student advising
25-1022 5 Mathematical Science Teachers, Postsecondary
  Math Professor, Mathematics Instructor, Statistics Professor, College Math Instructor
  teaching, mathematics, curriculum design, lectures, grading
25-1032 5 Engineering Teachers, Postsecondary
  Engineering Professor, Engineering Instructor, Electrical Engineering Professor, Mechanical Engineering Instructor
  teaching, engineering design, research, lectures, student advising
25-1042 5 Biological Science Teachers, Postsecondary
  Biology Professor, Biology Instructor, Anatomy Instructor, Life Sciences Professor
  teaching, laboratory research, lectures, curriculum design, grading
25-1052 5 Chemistry Teachers, Postsecondary
  Chemistry Professor, Chemistry Instructor, Chemistry Lecturer, Organic Chemistry Instructor
  teaching, laboratory safety, lectures, research, grading
25-1066 5 Psychology Teachers, Postsecondary
  Psychology Professor, Psychology Instructor, Psychology Lecturer, Adjunct Psychology Instructor
  teaching, research, lectures, student advising, grading
25-1071 5 Health Specialties Teachers, Postsecondary
  Clinical Instructor, Public Health Professor, Medical Assisting Instructor, Health Sciences Instructor, Dental Hygiene Instructor, Pharmacy Professor
  teaching, clinical supervision, curriculum design, health education, student advising
25-1072 5 Nursing Instructors and Teachers, Postsecondary
  Nursing Instructor, Nursing Professor, Nurse Educator, Clinical Nursing Instructor, Nursing Faculty
  nursing education, clinical supervision, curriculum design, patient care, student advising
25-1081 5 Education Teachers, Postsecondary
  Education Professor, Teacher Education Instructor, Special Education Professor, Education Faculty
  teaching, curriculum design, student advising, research, classroom observation
25-1111 5 Criminal Justice and Law Enforcement Teachers, Postsecondary
  Criminal Justice Professor, Criminal Justice Instructor, Law Enforcement Instructor, Police Academy Instructor
  teaching, lectures, curriculum design, law enforcement knowledge, grading
25-1121 5 Art, Drama, and Music Teachers, Postsecondary
  Art Professor, Music Professor, Theater Professor, College Music Instructor, Adjunct Art Instructor
  teaching, arts instruction, curriculum design, student advising, performance
25-1123 5 English Language and Literature Teachers, Postsecondary
  English Professor, English Instructor, Writing Instructor, Composition Instructor, Adjunct English Instructor
  teaching, writing instruction, grading, lectures, curriculum design
25-1124 5 Foreign Language and Literature Teachers, Postsecondary
  Spanish Professor, Foreign Language Instructor, Language Professor, French Instructor, Sign Language Instructor
  teaching, foreign language, lectures, curriculum design, grading
25-1194 4 Career/Technical Education Teachers, Postsecondary
  Vocational Instructor, Trade School Instructor, Technical Instructor, Cosmetology Instructor, Welding Instructor, Automotive Instructor, CDL Instructor
  hands-on training, curriculum design, safety training, student evaluation, classroom management
25-1199 5 Postsecondary Teachers, All Other
  Professor, Adjunct Professor, College Instructor, Lecturer, Assistant Professor, Adjunct Instructor
  teaching, lectures, curriculum design, research, grading
25-2011 3 Preschool Teachers, Except Special Education
  Preschool Teacher, Pre-K Teacher, Early Childhood Teacher, Head Start Teacher, Toddler Teacher, Lead Preschool Teacher
  early childhood education, classroom management, lesson planning, child development, parent communication, CPR
25-2012 4 Kindergarten Teachers, Except Special Education
  Kindergarten Teacher, Bilingual Kindergarten Teacher, Transitional Kindergarten Teacher, TK Teacher
  lesson planning, classroom management, early literacy, child development, parent communication
25-2021 4 Elementary School Teachers, Except Special Education
  Elementary School Teacher, Elementary Teacher, First Grade Teacher, Third Grade Teacher, Fifth Grade Teacher, Classroom Teacher, Bilingual Teacher
  lesson planning, classroom management, curriculum, student assessment, reading instruction, parent communication
25-2022 4 Middle School Teachers, Except Special and Career/Technical Education
  Middle School Teacher, Middle School Math Teacher, Middle School Science Teacher, Language Arts Teacher, Seventh Grade Teacher
  lesson planning, classroom management, student assessment, curriculum, parent communication
25-2031 4 Secondary School Teachers, Except Special and Career/Technical Education
  High School Teacher, High School Math Teacher, English Teacher, Science Teacher, Math Teacher, History Teacher, Social Studies Teacher, Secondary Teacher
  lesson planning, classroom management, student assessment, curriculum, grading, parent communication
25-2032 4 Career/Technical Education Teachers, Secondary School
  Career and Technical Education Teacher, High School Business Teacher, Shop Teacher, Vocational Teacher, Agriculture Teacher
  hands-on training, lesson planning, safety training, classroom management, student assessment
25-2051 4 Special Education Teachers, Preschool
  Preschool Special Education Teacher, Early Intervention Teacher, Early Childhood Special Education Teacher, Pre-K Special Education Teacher
  individualized education programs, early intervention, child development, classroom management, parent communication
25-2056 4 Special Education Teachers, Elementary School
  Special Education Teacher, Elementary Special Education Teacher, Resource Room Teacher, Learning Support Teacher, Intervention Specialist
  individualized education programs, differentiated instruction, behavior management, student assessment, parent communication
25-2057 4 Special Education Teachers, Middle School
  Middle School Special Education Teacher, Middle School Resource Teacher, Inclusion Teacher, Middle School Learning Support Teacher
  individualized education programs, differentiated instruction, behavior management, student assessment, lesson planning
25-2058 4 Special Education Teachers, Secondary School
  High School Special Education Teacher, Transition Teacher, Special Education Resource Teacher, Life Skills Teacher
  individualized education programs, transition planning, behavior management, differentiated instruction, lesson planning
25-3011 4 Adult Basic Education, Adult Secondary Education, and English as a Second Language Instructors
  ESL Teacher, ESL Instructor, GED Instructor, Adult Education Teacher, English Language Instructor, Adult Basic Education Instructor
  teaching, English instruction, lesson planning, student assessment, test preparation, cultural awareness
25-3021 3 Self-Enrichment Teachers
  Music Teacher, Piano Teacher, Swim Instructor, Dance Instructor, Art Instructor, Driving Instructor, Yoga Instructor
  hands-on training, lesson planning, student motivation, scheduling, class safety
25-3031 3 Substitute Teachers, Short-Term
  Substitute Teacher, Substitute, Guest Teacher, Day-to-Day Substitute
  classroom management, flexibility, lesson delivery, student supervision, lesson planning
25-3041 3 Tutors
  Tutor, Math Tutor, Reading Tutor, Online Tutor, Academic Coach, Test Prep Tutor
  tutoring, homework help, student assessment, test preparation, communication
25-3099 3 Teachers and Instructors, All Other
  Instructor, Teacher, Corps Instructor, Adapted Physical Education Teacher, Home Instruction Teacher
  teaching, lesson planning, classroom management, student assessment, communication
25-4011 5 Archivists
  Archivist, Digital Archivist, Records Archivist, Archives Technician
  archival research, cataloging, digitization, document preservation, database management
25-4012 5 Curators
  Curator, Museum Curator, Collections Curator, Exhibit Curator
  collections management, exhibit planning, research, grant writing, public speaking
25-4013 4 Museum Technicians and Conservators
  Museum Technician, Conservator, Collections Manager, Museum Registrar, Art Handler, Preparator
  object handling, conservation, cataloging, exhibit installation, recordkeeping
25-4022 5 Librarians and Media Collections Specialists
  Librarian, School Librarian, Reference Librarian, Media Specialist, Public Librarian, Children's Librarian
  reference services, cataloging, collection development, research, program planning, library databases
25-4031 3 Library Technicians
  Library Technician, Library Technical Assistant, Circulation Technician, Cataloging Technician, Library Specialist
  cataloging, circulation systems, customer service, shelving, data entry
25-9031 5 Instructional Coordinators
  Instructional Designer, Curriculum Developer, Instructional Coordinator, Curriculum Specialist, Curriculum Coordinator, E-Learning Developer, Instructional Coach
  instructional design, curriculum design, e-learning, Articulate Storyline, learning management systems, training evaluation
25-9042 2 Teaching Assistants, Preschool, Elementary, Middle, and Secondary School, Except Special Education
  Teacher Assistant, Teacher Aide, Teaching Assistant, Instructional Aide, Paraprofessional, Classroom Aide, Teacher's Aide, Assistant Teacher
  classroom support, student supervision, tutoring, lesson preparation, behavior management
25-9043 2 Teaching Assistants, Special Education
  Special Education Paraprofessional, Special Education Aide, Special Education Assistant, One-on-One Aide, Special Education Teaching Assistant
  behavior management, student support, personal care, individualized education programs, patience
25-9044 4 Teaching Assistants, Postsecondary
  Graduate Teaching Assistant, Graduate Assistant, College Teaching Assistant, Teaching Fellow
  grading, tutoring, lectures, research, student support
`);
