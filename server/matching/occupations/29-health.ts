import { readOccupations } from './read.ts';

/** Healthcare practitioners and technical occupations. */
export const health = readOccupations(`
29-1011 5 Chiropractors
  Chiropractor, Doctor of Chiropractic, Associate Chiropractor, Chiropractic Physician
  spinal adjustment, patient assessment, treatment planning, patient education, documentation
29-1021 5 Dentists, General
  Dentist, General Dentist, Associate Dentist, Family Dentist
  dental care, oral surgery, patient education, treatment planning, dental software
29-1031 4 Dietitians and Nutritionists
  Dietitian, Registered Dietitian, Nutritionist, Clinical Dietitian, WIC Nutritionist
  nutrition assessment, meal planning, patient education, medical nutrition therapy, documentation
29-1041 5 Optometrists
  Optometrist, Doctor of Optometry, Eye Doctor, Staff Optometrist
  eye exams, patient education, contact lens fitting, diagnosis, electronic health records
29-1051 5 Pharmacists
  Pharmacist, Staff Pharmacist, Clinical Pharmacist, Pharmacy Manager, Hospital Pharmacist, Retail Pharmacist
  medication dispensing, patient counseling, drug interactions, immunizations, pharmacy software, regulatory compliance
29-1071 5 Physician Assistants
  Physician Assistant, PA-C, Physician Associate, Surgical Physician Assistant
  patient assessment, diagnosis, treatment planning, prescribing, electronic health records
29-1122 5 Occupational Therapists
  Occupational Therapist, OT, OTR, Pediatric Occupational Therapist, Staff Occupational Therapist
  occupational therapy, patient assessment, treatment planning, adaptive equipment, documentation, patient education
29-1123 5 Physical Therapists
  Physical Therapist, PT, Staff Physical Therapist, Home Health Physical Therapist, Outpatient Physical Therapist
  physical therapy, patient assessment, exercise programs, treatment planning, documentation, patient education
29-1124 4 Radiation Therapists
  Radiation Therapist, Radiation Therapy Technologist, Staff Radiation Therapist, RTT
  radiation treatment, patient positioning, radiation safety, patient care, recordkeeping
29-1125 4 Recreational Therapists
  Recreational Therapist, Recreation Therapist, Activity Therapist, Therapeutic Recreation Specialist
  activity planning, patient assessment, group activities, treatment planning, documentation
29-1126 3 Respiratory Therapists
  Respiratory Therapist, RRT, Registered Respiratory Therapist, Respiratory Care Practitioner
  respiratory therapy, ventilator management, patient assessment, oxygen therapy, BLS certification
29-1127 5 Speech-Language Pathologists
  Speech Language Pathologist, Speech Therapist, SLP, School Speech Therapist, Speech Pathologist
  speech therapy, patient assessment, treatment planning, swallowing therapy, documentation
29-1128 4 Exercise Physiologists
  Exercise Physiologist, Clinical Exercise Physiologist, Cardiac Rehab Specialist, Exercise Specialist
  fitness assessment, exercise programs, cardiac rehabilitation, patient education, EKG monitoring
29-1131 5 Veterinarians
  Veterinarian, Associate Veterinarian, Veterinary Physician, Small Animal Veterinarian
  animal care, veterinary surgery, diagnosis, client communication, medical records
29-1141 4 Registered Nurses
  Registered Nurse, RN, Staff Nurse, Charge Nurse, Nurse Case Manager, ICU Nurse, Emergency Room Nurse, School Nurse, Home Health Nurse
  patient care, patient assessment, medication administration, care planning, electronic health records, BLS certification, patient education, IV therapy
29-1151 5 Nurse Anesthetists
  Nurse Anesthetist, CRNA, Certified Registered Nurse Anesthetist, Staff Nurse Anesthetist
  anesthesia, patient monitoring, airway management, patient assessment, medication administration
29-1161 5 Nurse Midwives
  Nurse Midwife, Certified Nurse Midwife, CNM, Midwife
  prenatal care, labor and delivery, patient education, patient assessment, women's health
29-1171 5 Nurse Practitioners
  Nurse Practitioner, Family Nurse Practitioner, NP, FNP, APRN, Psychiatric Nurse Practitioner
  patient assessment, diagnosis, prescribing, treatment planning, patient education, electronic health records
29-1181 5 Audiologists
  Audiologist, Clinical Audiologist, Doctor of Audiology, Educational Audiologist
  hearing tests, hearing aids, patient education, diagnosis, documentation
29-1215 5 Family Medicine Physicians
  Family Physician, Family Medicine Physician, Family Practice Physician, Primary Care Physician, Family Doctor
  diagnosis, treatment planning, patient care, prescribing, electronic health records
29-1216 5 General Internal Medicine Physicians
  Internist, Hospitalist, Internal Medicine Physician, General Internist
  diagnosis, treatment planning, patient care, prescribing, hospital medicine
29-1221 5 Pediatricians, General
  Pediatrician, Pediatric Physician, General Pediatrician, Pediatric Hospitalist
  child health, diagnosis, immunizations, patient education, prescribing
29-1223 5 Psychiatrists
  Psychiatrist, Child Psychiatrist, Staff Psychiatrist, Adult Psychiatrist
  psychiatric assessment, prescribing, treatment planning, psychotherapy, crisis intervention
29-1224 5 Radiologists
  Radiologist, Diagnostic Radiologist, Interventional Radiologist, Staff Radiologist
  image interpretation, diagnosis, radiation safety, report writing, patient care
29-1229 5 Physicians, All Other
  Physician, Medical Doctor, Urgent Care Physician, Medical Director, Doctor, Occupational Medicine Physician
  diagnosis, treatment planning, patient care, prescribing, medical records
29-1249 5 Surgeons, All Other
  Surgeon, General Surgeon, Trauma Surgeon, Plastic Surgeon
  surgery, diagnosis, patient care, surgical planning, team leadership
29-1291 4 Acupuncturists
  Acupuncturist, Licensed Acupuncturist, Staff Acupuncturist, Acupuncture Practitioner
  acupuncture, patient assessment, treatment planning, patient education, patient care
29-1292 3 Dental Hygienists
  Dental Hygienist, Registered Dental Hygienist, RDH, Hygienist
  teeth cleaning, dental x-rays, patient education, dental charting, infection control
29-2011 4 Medical and Clinical Laboratory Technologists
  Medical Technologist, Medical Laboratory Scientist, Clinical Laboratory Scientist, Histotechnologist, Cytotechnologist
  laboratory testing, quality control, hematology, microbiology testing, laboratory information systems
29-2012 3 Medical and Clinical Laboratory Technicians
  Medical Lab Technician, Medical Laboratory Technician, Clinical Laboratory Technician, MLT, Medical Laboratory Assistant, Histology Technician
  laboratory testing, specimen processing, quality control, phlebotomy, recordkeeping
29-2031 3 Cardiovascular Technologists and Technicians
  EKG Technician, Cardiac Technician, Cardiovascular Technologist, Cath Lab Technologist, Telemetry Technician, Monitor Technician
  EKG monitoring, patient care, cardiac procedures, patient monitoring, equipment operation
29-2032 3 Diagnostic Medical Sonographers
  Ultrasound Technologist, Sonographer, Ultrasound Technician, Diagnostic Medical Sonographer, Echocardiographer
  ultrasound imaging, patient positioning, anatomy, patient care, image archiving
29-2034 3 Radiologic Technologists and Technicians
  Radiologic Technologist, X-Ray Technician, Radiology Technician, CT Technologist, Radiographer, Mammographer
  x-ray imaging, patient positioning, radiation safety, patient care, CT imaging
29-2035 3 Magnetic Resonance Imaging Technologists
  MRI Technologist, MRI Technician, MR Technologist, Magnetic Resonance Technologist
  MRI imaging, patient screening, patient positioning, image archiving, patient care
29-2042 2 Emergency Medical Technicians
  EMT, Emergency Medical Technician, EMT-Basic, Ambulance EMT
  emergency care, patient assessment, CPR, safe driving, radio communication
29-2043 3 Paramedics
  Paramedic, EMT-Paramedic, Flight Paramedic, Firefighter Paramedic
  emergency care, advanced life support, patient assessment, medication administration, IV therapy
29-2051 3 Dietetic Technicians
  Dietetic Technician, Diet Technician, Dietary Technician, Nutrition Technician
  nutrition screening, meal planning, food safety, patient education, recordkeeping
29-2052 2 Pharmacy Technicians
  Pharmacy Technician, Certified Pharmacy Technician, CPhT, Pharmacy Tech, Lead Pharmacy Technician
  prescription processing, medication dispensing, inventory control, customer service, insurance claims, pharmacy software
29-2053 2 Psychiatric Technicians
  Psychiatric Technician, Mental Health Technician, Behavioral Health Technician, Mental Health Worker, Psych Tech
  patient monitoring, crisis intervention, group activities, vital signs, documentation, de-escalation
29-2055 3 Surgical Technologists
  Surgical Technologist, Surgical Technician, Scrub Tech, OR Tech, Operating Room Technician
  sterile technique, surgical instruments, operating room setup, patient positioning, inventory control
29-2056 3 Veterinary Technologists and Technicians
  Veterinary Technician, Vet Tech, Veterinary Technologist, Licensed Veterinary Technician
  animal care, laboratory testing, anesthesia monitoring, animal restraint, client communication
29-2057 2 Ophthalmic Medical Technicians
  Ophthalmic Technician, Ophthalmic Assistant, Optometric Technician, Certified Ophthalmic Assistant
  eye exams, vision testing, patient care, medical records, equipment operation
29-2061 3 Licensed Practical and Licensed Vocational Nurses
  Licensed Practical Nurse, LPN, LVN, Licensed Vocational Nurse, Charge LPN, Practical Nurse
  patient care, medication administration, vital signs, wound care, documentation, care planning
29-2072 3 Medical Records Specialists
  Medical Coder, Medical Records Technician, Medical Coding Specialist, Health Information Technician, Medical Records Specialist, Coding Specialist
  medical coding, ICD-10, CPT coding, medical terminology, electronic health records, HIPAA, attention to detail
29-2081 2 Opticians, Dispensing
  Optician, Dispensing Optician, Licensed Optician, Eyeglass Fitter
  eyeglass fitting, customer service, lens measurement, sales, inventory control
29-2091 5 Orthotists and Prosthetists
  Prosthetist, Orthotist, Certified Prosthetist Orthotist, Orthotic Practitioner
  patient assessment, device fitting, device fabrication, patient education, documentation
29-2092 2 Hearing Aid Specialists
  Hearing Aid Specialist, Hearing Instrument Specialist, Hearing Aid Dispenser, Audioprosthologist
  hearing tests, hearing aids, customer service, sales, device fitting
29-2099 3 Health Technologists and Technicians, All Other
  Dialysis Technician, Patient Care Technician, Hemodialysis Technician, Polysomnographic Technologist, Sleep Technologist, Clinical Technician
  patient care, vital signs, equipment operation, patient monitoring, documentation
29-9021 4 Health Information Technologists and Medical Registrars
  Health Information Specialist, Cancer Registrar, Clinical Data Analyst, Health Data Analyst, Health Information Technologist, Tumor Registrar
  electronic health records, data analysis, medical terminology, HIPAA, SQL, reporting
29-9091 4 Athletic Trainers
  Athletic Trainer, Certified Athletic Trainer, Sports Medicine Trainer, Head Athletic Trainer
  injury prevention, rehabilitation, first aid, athlete care, documentation
29-9092 5 Genetic Counselors
  Genetic Counselor, Prenatal Genetic Counselor, Cancer Genetic Counselor, Genetics Counselor
  genetic counseling, risk assessment, patient education, medical history, documentation
29-9093 4 Surgical Assistants
  Surgical Assistant, Surgical First Assistant, Certified Surgical Assistant, First Assistant
  surgical assistance, sterile technique, wound closure, patient positioning, patient care
`);
