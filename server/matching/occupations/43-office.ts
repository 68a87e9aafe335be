import { readOccupations } from './read.ts';

/** Office and administrative support occupations. */
export const office = readOccupations(`
43-1011 3 First-Line Supervisors of Office and Administrative Support Workers
  Office Supervisor, Customer Service Supervisor, Call Center Supervisor, Administrative Supervisor, Customer Service Manager, Accounting Supervisor, Billing Supervisor, Front Desk Supervisor
  staff supervision, scheduling, customer service, performance reviews, staff training, office procedures, Microsoft Office
43-2011 2 Switchboard Operators, Including Answering Service
  Switchboard Operator, Telephone Operator, PBX Operator, Answering Service Operator
  phone systems, customer service, message taking, data entry, multitasking
43-3011 2 Bill and Account Collectors
  Collections Specialist, Debt Collector, Collector, Account Representative, Collections Agent, Accounts Receivable Collector
  collections, negotiation, phone skills, account research, recordkeeping, customer service
43-3021 2 Billing and Posting Clerks
  Billing Clerk, Medical Biller, Billing Specialist, Billing Coordinator, Invoice Clerk, Medical Billing Specialist, Billing Representative
  billing, invoicing, medical billing, data entry, account reconciliation, Excel, insurance claims
43-3031 3 Bookkeeping, Accounting, and Auditing Clerks
  Bookkeeper, Accounting Clerk, Accounts Payable Clerk, Accounts Receivable Clerk, Accounting Assistant, Full Charge Bookkeeper, Accounts Payable Specialist, Accounts Receivable Specialist
  accounts payable, accounts receivable, bookkeeping, QuickBooks, account reconciliation, data entry, invoicing, Excel, general ledger
43-3051 2 Payroll and Timekeeping Clerks
  Payroll Clerk, Payroll Specialist, Payroll Administrator, Payroll Coordinator, Timekeeper
  payroll processing, timekeeping, ADP, data entry, Excel, payroll taxes, recordkeeping
43-3061 2 Procurement Clerks
  Purchasing Clerk, Procurement Clerk, Purchasing Assistant, Procurement Assistant, Buyer Assistant
  purchase orders, vendor communication, data entry, recordkeeping, Excel, inventory control
43-3071 2 Tellers
  Bank Teller, Teller, Head Teller, Customer Service Teller, Universal Banker, Member Service Representative
  cash handling, customer service, account transactions, cash balancing, cross selling, attention to detail
43-4011 3 Brokerage Clerks
  Brokerage Clerk, Brokerage Assistant, Trade Support Specialist, Securities Clerk, Registered Sales Assistant
  trade processing, recordkeeping, customer service, account reconciliation, securities knowledge
43-4021 2 Correspondence Clerks
  Correspondence Clerk, Correspondence Representative, Correspondence Specialist, Customer Correspondent
  business writing, customer service, data entry, recordkeeping, Microsoft Word
43-4031 3 Court, Municipal, and License Clerks
  Court Clerk, Deputy Clerk, City Clerk, License Clerk, Municipal Clerk, Motor Vehicle Clerk
  legal records, customer service, data entry, filing, fee collection, public records
43-4041 2 Credit Authorizers, Checkers, and Clerks
  Credit Clerk, Credit Checker, Credit Authorizer, Credit Representative, Charge Authorizer
  credit checks, data entry, phone skills, recordkeeping, customer service
43-4051 2 Customer Service Representatives
  Customer Service Representative, Call Center Representative, Customer Service Associate, Customer Support Specialist, Call Center Agent, Customer Care Representative, Client Services Representative, CSR
  customer service, phone skills, problem solving, data entry, order processing, conflict resolution, CRM software, multitasking
43-4061 2 Eligibility Interviewers, Government Programs
  Eligibility Specialist, Eligibility Worker, Benefits Eligibility Worker, Medicaid Eligibility Specialist, Income Maintenance Worker, Claims Specialist
  interviewing, eligibility determination, public benefits, case records, data entry, customer service
43-4071 1 File Clerks
  File Clerk, Records Clerk, Document Clerk, Records Technician, Medical Records Clerk
  filing, records management, data entry, scanning, alphabetizing, attention to detail
43-4081 2 Hotel, Motel, and Resort Desk Clerks
  Front Desk Agent, Hotel Front Desk Clerk, Guest Service Agent, Night Auditor, Guest Services Representative, Hotel Receptionist
  guest services, reservations, check in and check out, cash handling, customer service, phone skills
43-4111 2 Interviewers, Except Eligibility and Loan
  Interviewer, Survey Interviewer, Admissions Representative, Telephone Interviewer, Patient Registrar, Census Taker
  interviewing, data entry, phone skills, recordkeeping, patient registration
43-4121 2 Library Assistants, Clerical
  Library Assistant, Library Clerk, Circulation Clerk, Library Aide, Library Page
  shelving, cataloging, customer service, circulation systems, filing
43-4131 3 Loan Interviewers and Clerks
  Loan Processor, Mortgage Processor, Loan Clerk, Mortgage Closer, Loan Coordinator, Loan Servicing Specialist
  loan processing, loan documents, data entry, customer service, mortgage lending, attention to detail
43-4141 2 New Accounts Clerks
  New Accounts Representative, Personal Banker, New Accounts Clerk, Banking Services Representative
  account opening, customer service, sales, data entry, banking products
43-4151 2 Order Clerks
  Order Entry Clerk, Order Processor, Order Clerk, Order Entry Specialist, Sales Order Processor
  order processing, data entry, customer service, phone skills, inventory lookup
43-4161 3 Human Resources Assistants, Except Payroll and Timekeeping
  HR Assistant, Human Resources Assistant, Personnel Assistant, HR Clerk, Human Resources Administrative Assistant
  personnel records, onboarding, data entry, scheduling, HRIS, confidentiality
43-4171 2 Receptionists and Information Clerks
  Receptionist, Front Desk Receptionist, Medical Receptionist, Front Desk Coordinator, Front Office Assistant, Information Clerk, Front Desk Clerk
  phone skills, greeting visitors, appointment scheduling, data entry, customer service, filing, Microsoft Office
43-4181 2 Reservation and Transportation Ticket Agents and Travel Clerks
  Reservation Agent, Airline Customer Service Agent, Ticket Agent, Gate Agent, Reservations Specialist, Passenger Service Agent
  reservations, customer service, ticketing, baggage handling, phone skills, problem solving
43-4199 2 Information and Record Clerks, All Other
  Records Specialist, Information Specialist, Student Records Clerk, Registration Clerk
  recordkeeping, data entry, customer service, filing, document review
43-5011 3 Cargo and Freight Agents
  Freight Agent, Freight Forwarder, Cargo Agent, Freight Broker, Import Coordinator, Export Coordinator
  freight booking, shipping documents, logistics, customs paperwork, customer service, tracking shipments
43-5021 2 Couriers and Messengers
  Courier, Messenger, Delivery Courier, Medical Courier, Bike Messenger
  safe driving, route planning, timely delivery, customer service, recordkeeping
43-5031 3 Public Safety Telecommunicators
  911 Dispatcher, Emergency Dispatcher, Police Dispatcher, 911 Operator, Public Safety Dispatcher
  emergency dispatch, radio communication, multitasking, calm under pressure, data entry, mapping software
43-5032 2 Dispatchers, Except Police, Fire, and Ambulance
  Dispatcher, Truck Dispatcher, Freight Dispatcher, Service Dispatcher, Transportation Dispatcher, Dispatch Coordinator
  dispatching, route planning, scheduling, phone skills, tracking shipments, problem solving
43-5041 2 Meter Readers, Utilities
  Meter Reader, Water Meter Reader, Utility Meter Reader, Meter Technician
  meter reading, safe driving, recordkeeping, handheld devices, customer service
43-5051 2 Postal Service Clerks
  Postal Clerk, Post Office Clerk, Window Clerk, Sales and Service Associate, Mail Distribution Clerk
  mail sorting, customer service, cash handling, postal rates, lifting
43-5052 2 Postal Service Mail Carriers
  Mail Carrier, Letter Carrier, Rural Carrier, City Carrier Assistant, Rural Carrier Associate
  mail delivery, safe driving, route knowledge, lifting, customer service
43-5053 2 Postal Service Mail Sorters, Processors, and Processing Machine Operators
  Mail Processor, Mail Handler, Mail Sorter, Mail Processing Clerk
  mail sorting, machine operation, lifting, attention to detail, data entry
43-5061 3 Production, Planning, and Expediting Clerks
  Production Planner, Production Scheduler, Expediter, Materials Planner, Production Control Clerk, Material Coordinator, Traffic Coordinator
  production scheduling, inventory control, material planning, ERP systems, Excel, coordination
43-5071 2 Shipping, Receiving, and Inventory Clerks
  Shipping and Receiving Clerk, Shipping Clerk, Receiving Clerk, Inventory Clerk, Inventory Specialist, Inventory Control Specialist, Warehouse Clerk
  shipping and receiving, inventory control, packing, data entry, forklift operation, cycle counting, shipping software
43-5111 2 Weighers, Measurers, Checkers, and Samplers, Recordkeeping
  Scale Operator, Weighmaster, Scale House Attendant, Quality Checker, Sample Clerk
  weighing, recordkeeping, data entry, sampling, attention to detail
43-6011 3 Executive Secretaries and Executive Administrative Assistants
  Executive Assistant, Executive Administrative Assistant, Executive Secretary, Senior Executive Assistant, Assistant to the President, Personal Assistant
  calendar management, travel arrangements, meeting planning, expense reports, confidentiality, Microsoft Office, correspondence
43-6012 3 Legal Secretaries and Administrative Assistants
  Legal Secretary, Legal Administrative Assistant, Law Firm Secretary, Litigation Secretary
  legal documents, court filing, calendar management, transcription, client communication, Microsoft Word
43-6013 2 Medical Secretaries and Administrative Assistants
  Medical Secretary, Medical Office Assistant, Medical Administrative Assistant, Patient Services Representative, Patient Access Representative, Unit Secretary, Scheduler
  appointment scheduling, medical terminology, insurance verification, electronic health records, patient registration, phone skills, HIPAA
43-6014 2 Secretaries and Administrative Assistants, Except Legal, Medical, and Executive
  Administrative Assistant, Secretary, Office Assistant, Admin Assistant, Administrative Coordinator, Office Coordinator, School Secretary, Administrative Specialist
  Microsoft Office, scheduling, data entry, filing, phone skills, correspondence, calendar management, office procedures
43-9021 1 Data Entry Keyers
  Data Entry Clerk, Data Entry Operator, Data Entry Specialist, Data Entry Keyer, Data Processor
  data entry, typing, attention to detail, Excel, recordkeeping, ten key
43-9022 2 Word Processors and Typists
  Typist, Word Processor, Clerk Typist, Transcriptionist, Transcription Typist
  typing, transcription, proofreading, Microsoft Word, formatting
43-9041 2 Insurance Claims and Policy Processing Clerks
  Claims Processor, Insurance Clerk, Policy Processor, Claims Clerk, Insurance Verification Specialist, Policy Service Representative
  claims processing, data entry, insurance policies, customer service, recordkeeping
43-9051 1 Mail Clerks and Mail Machine Operators, Except Postal Service
  Mail Clerk, Mailroom Clerk, Mailroom Assistant, Mail Room Associate
  mail sorting, postage machines, packing, delivery, recordkeeping
43-9061 2 Office Clerks, General
  Office Clerk, Clerk, General Clerk, Clerical Assistant, Administrative Clerk, Office Aide, Clerical Worker
  filing, data entry, phone skills, copying and scanning, Microsoft Office, mail handling
43-9071 2 Office Machine Operators, Except Computer
  Copy Machine Operator, Scanner Operator, Document Imaging Clerk, Copy Center Operator, Duplicating Machine Operator
  copying and scanning, machine operation, document preparation, attention to detail, data entry
43-9081 2 Proofreaders and Copy Markers
  Proofreader, Copy Reader, Copy Marker, Editorial Proofreader
  proofreading, grammar, attention to detail, style guides, data entry
43-9111 4 Statistical Assistants
  Statistical Assistant, Research Clerk, Statistical Clerk, Actuarial Assistant, Data Technician
  data collection, statistics, Excel, data entry, report writing
43-9199 2 Office and Administrative Support Workers, All Other
  Operations Support Specialist, Administrative Support Worker, Fingerprint Clerk, Back Office Associate
  data entry, recordkeeping, office procedures, Microsoft Office, coordination
`);
