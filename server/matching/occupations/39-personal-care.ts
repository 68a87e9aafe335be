import { readOccupations } from './read.ts';

/** Personal care and service occupations. */
export const personalCare = readOccupations(`
39-1013 3 First-Line Supervisors of Gambling Services Workers
  Casino Floor Supervisor, Pit Boss, Table Games Supervisor, Slot Supervisor
  staff supervision, gaming regulations, customer service, cash handling, communication
39-1014 3 First-Line Supervisors of Entertainment and Recreation Workers, Except Gambling Services
  Recreation Supervisor, Aquatics Supervisor, Camp Director, Activities Supervisor, Activities Director
  staff supervision, program planning, event planning, customer service, safety procedures
39-1022 3 First-Line Supervisors of Personal Service Workers
  Salon Manager, Spa Manager, Concierge Supervisor, Child Care Supervisor, Salon Supervisor
  staff supervision, customer service, scheduling, inventory control, staff training
39-2011 2 Animal Trainers
  Dog Trainer, Animal Trainer, Horse Trainer, Service Dog Trainer, Guide Dog Trainer
  animal training, animal care, behavior management, client communication, customer service
39-2021 1 Animal Caretakers
  Dog Groomer, Pet Groomer, Kennel Attendant, Animal Caretaker, Dog Walker, Pet Sitter, Zookeeper, Stable Hand
  animal care, grooming, feeding, cleaning, animal handling, customer service
39-3011 2 Gambling Dealers
  Casino Dealer, Blackjack Dealer, Table Games Dealer, Poker Dealer
  card dealing, cash handling, customer service, gaming regulations, communication
39-3031 1 Ushers, Lobby Attendants, and Ticket Takers
  Usher, Ticket Taker, Lobby Attendant, Theater Usher, Event Attendant
  customer service, ticket scanning, crowd direction, cleaning, communication
39-3091 1 Amusement and Recreation Attendants
  Ride Operator, Recreation Attendant, Amusement Park Attendant, Golf Cart Attendant, Recreation Aide, Ski Lift Operator
  customer service, equipment operation, safety procedures, cash handling, communication
39-3092 2 Costume Attendants
  Wardrobe Assistant, Costume Attendant, Dresser, Wardrobe Supervisor
  garment care, sewing, organization, quick changes, customer service
39-3093 1 Locker Room, Coatroom, and Dressing Room Attendants
  Locker Room Attendant, Coat Check Attendant, Fitting Room Attendant, Spa Attendant
  customer service, cleaning, laundry, restocking, communication
39-4011 3 Embalmers
  Embalmer, Licensed Embalmer, Mortuary Technician, Mortuary Assistant
  embalming, body preparation, sanitation, recordkeeping, customer service
39-4021 2 Funeral Attendants
  Funeral Attendant, Funeral Home Assistant, Funeral Service Assistant, Pallbearer
  family support, event setup, safe driving, customer service, communication
39-4031 4 Morticians, Undertakers, and Funeral Arrangers
  Funeral Director, Mortician, Funeral Arranger, Undertaker
  funeral planning, family support, embalming, regulatory compliance, sales
39-5011 2 Barbers
  Barber, Master Barber, Licensed Barber, Barber Stylist
  haircutting, shaving, customer service, sanitation, appointment scheduling
39-5012 2 Hairdressers, Hairstylists, and Cosmetologists
  Hair Stylist, Hairdresser, Cosmetologist, Stylist, Colorist, Salon Stylist, Beautician
  haircutting, hair coloring, hair styling, customer service, product sales, sanitation
39-5092 2 Manicurists and Pedicurists
  Nail Technician, Manicurist, Nail Tech, Pedicurist
  manicures, nail art, sanitation, customer service, communication
39-5093 1 Shampooers
  Shampoo Assistant, Salon Assistant, Shampoo Technician, Shampooer
  hair washing, customer service, cleaning, appointment scheduling, communication
39-5094 2 Skincare Specialists
  Esthetician, Skin Care Specialist, Aesthetician, Facialist, Waxing Specialist
  facials, waxing, skin care, customer service, product sales
39-6011 1 Baggage Porters and Bellhops
  Bellhop, Bell Attendant, Bellman, Skycap, Luggage Attendant, Hotel Porter
  customer service, luggage handling, lifting, guest services, communication
39-6012 2 Concierges
  Concierge, Hotel Concierge, Residential Concierge, Lobby Concierge
  guest services, reservations, local knowledge, customer service, phone skills
39-7011 2 Tour Guides and Escorts
  Tour Guide, Museum Guide, Docent, Tour Escort, Historical Interpreter
  public speaking, customer service, local knowledge, group management, communication
39-7012 3 Travel Guides
  Travel Guide, Tour Director, Tour Leader, Outdoor Guide, Adventure Guide
  trip planning, group management, first aid, customer service, communication
39-9011 1 Childcare Workers
  Child Care Worker, Nanny, Daycare Teacher, Babysitter, Daycare Worker, Child Care Provider, Daycare Assistant, After School Aide
  child supervision, child development, activity planning, feeding, CPR, parent communication
39-9031 2 Exercise Trainers and Group Fitness Instructors
  Personal Trainer, Fitness Instructor, Group Fitness Instructor, Fitness Trainer, Yoga Teacher, Pilates Instructor, Fitness Coach
  fitness training, exercise programs, client motivation, CPR, nutrition, sales
39-9032 2 Recreation Workers
  Recreation Leader, Activities Coordinator, Activities Assistant, Camp Counselor, Recreation Specialist, Recreation Coordinator, Youth Worker, Activity Aide
  activity planning, group activities, youth work, safety procedures, event planning, first aid
39-9041 2 Residential Advisors
  Resident Advisor, Residence Life Coordinator, House Parent, Residential Counselor, Residence Hall Director, Dorm Supervisor
  student support, crisis intervention, conflict resolution, program planning, recordkeeping
39-9099 2 Personal Care and Service Workers, All Other
  Personal Concierge, Butler, House Sitter, Personal Service Worker, Valet Butler
  customer service, scheduling, household tasks, organization, communication
`);
