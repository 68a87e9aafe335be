import { readOccupations } from './read.ts';

/** Healthcare support occupations. */
export const healthSupport = readOccupations(`
31-1121 1 Home Health Aides
  Home Health Aide, HHA, Home Health Care Aide, Hospice Aide, Certified Home Health Aide
  personal care, vital signs, meal preparation, mobility assistance, light housekeeping, documentation
31-1122 1 Personal Care Aides
  Personal Care Aide, Caregiver, Direct Support Professional, Home Care Aide, Personal Care Attendant, In-Home Caregiver, Companion, Residential Aide
  personal care, companionship, meal preparation, light housekeeping, transportation, patience, medication reminders
31-1131 2 Nursing Assistants
  Certified Nursing Assistant, CNA, Nursing Assistant, Nurse Aide, Nurse's Aide, Patient Care Assistant, STNA, Nursing Aide
  patient care, vital signs, personal care, mobility assistance, bathing and dressing, documentation, CPR
31-1132 2 Orderlies
  Orderly, Patient Transporter, Hospital Transporter, Transport Aide, Patient Transport Aide
  patient transport, lifting, equipment cleaning, patient care, communication
31-1133 2 Psychiatric Aides
  Psychiatric Aide, Mental Health Aide, Behavioral Health Aide, Residential Counselor Aide, Psychiatric Nursing Aide
  patient monitoring, de-escalation, personal care, documentation, group activities
31-2011 3 Occupational Therapy Assistants
  Occupational Therapy Assistant, COTA, Certified Occupational Therapy Assistant, OT Assistant
  occupational therapy, treatment plans, adaptive equipment, patient education, documentation
31-2012 2 Occupational Therapy Aides
  Occupational Therapy Aide, OT Aide, Rehabilitation Aide, Therapy Aide
  equipment setup, patient transport, recordkeeping, appointment scheduling, cleaning
31-2021 3 Physical Therapist Assistants
  Physical Therapist Assistant, PTA, Physical Therapy Assistant, Licensed Physical Therapist Assistant
  physical therapy, exercise programs, patient education, treatment plans, documentation
31-2022 2 Physical Therapist Aides
  Physical Therapy Aide, Physical Therapy Technician, Rehab Aide, PT Aide, Rehab Technician
  equipment setup, patient transport, appointment scheduling, cleaning, exercise support
31-9011 3 Massage Therapists
  Massage Therapist, Licensed Massage Therapist, LMT, Spa Massage Therapist
  massage therapy, customer service, anatomy, treatment planning, client records
31-9091 2 Dental Assistants
  Dental Assistant, Registered Dental Assistant, Orthodontic Assistant, Certified Dental Assistant, Surgical Dental Assistant
  chairside assisting, dental x-rays, infection control, patient education, dental software, appointment scheduling
31-9092 2 Medical Assistants
  Medical Assistant, Certified Medical Assistant, CMA, Clinical Assistant, Clinical Medical Assistant, Chiropractic Assistant, Podiatric Assistant
  vital signs, patient intake, phlebotomy, injections, electronic health records, appointment scheduling, medical terminology, EKG
31-9093 2 Medical Equipment Preparers
  Sterile Processing Technician, Central Supply Technician, Sterilization Technician, Instrument Technician, Central Sterile Technician
  sterilization, surgical instruments, infection control, inventory control, equipment cleaning
31-9094 3 Medical Transcriptionists
  Medical Transcriptionist, Medical Transcriber, Medical Language Specialist, Medical Scribe, Scribe
  transcription, medical terminology, typing, proofreading, electronic health records
31-9095 2 Pharmacy Aides
  Pharmacy Aide, Pharmacy Clerk, Pharmacy Cashier, Pharmacy Assistant
  customer service, cash handling, stocking, prescription pickup, data entry
31-9096 2 Veterinary Assistants and Laboratory Animal Caretakers
  Veterinary Assistant, Vet Assistant, Kennel Technician, Laboratory Animal Caretaker, Animal Hospital Assistant
  animal care, animal restraint, cleaning, feeding, client communication
31-9097 2 Phlebotomists
  Phlebotomist, Phlebotomy Technician, Certified Phlebotomy Technician, Lab Phlebotomist, Blood Collection Technician
  phlebotomy, specimen processing, patient care, labeling, infection control
31-9099 2 Healthcare Support Workers, All Other
  Healthcare Support Worker, Hospital Aide, Speech Therapy Assistant, Endoscopy Technician, Medical Support Assistant
  patient care, equipment cleaning, appointment scheduling, documentation, communication
`);
