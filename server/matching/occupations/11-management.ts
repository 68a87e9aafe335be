import { readOccupations } from './read.ts';

/** Management occupations. */
export const management = readOccupations(`
11-1011 5 Chief Executives
  Chief Executive Officer, CEO, President, Executive Director, Chief Operating Officer, Chief Financial Officer, Managing Director
  strategic planning, executive leadership, budgeting, board relations, business development, financial oversight, change management
11-1021 4 General and Operations Managers
  Operations Manager, General Manager, Director of Operations, Store Manager, Branch Manager, Plant Manager, Business Manager, Regional Manager
  operations management, budgeting, staff supervision, process improvement, profit and loss, scheduling, inventory control, performance reporting
11-2011 4 Advertising and Promotions Managers
  Advertising Manager, Promotions Manager, Ad Campaign Manager, Media Director, Advertising Director
  campaign planning, media buying, brand promotion, budgeting, copy review, agency relations
11-2021 4 Marketing Managers
  Marketing Manager, Marketing Director, Brand Manager, Product Marketing Manager, Digital Marketing Manager, VP of Marketing, Product Manager
  marketing strategy, brand management, market research, digital marketing, campaign management, budgeting, Google Analytics, social media
11-2022 4 Sales Managers
  Sales Manager, Sales Director, Regional Sales Manager, District Sales Manager, National Sales Manager, VP of Sales, Territory Manager
  sales forecasting, team leadership, account management, negotiation, Salesforce, pricing, business development, sales training
11-2032 4 Public Relations Managers
  Public Relations Manager, PR Manager, Communications Director, Communications Manager, Public Affairs Manager
  media relations, press releases, crisis communication, public speaking, content planning, event planning
11-2033 4 Fundraising Managers
  Fundraising Manager, Development Director, Director of Development, Annual Giving Manager, Donor Relations Manager
  fundraising, grant writing, donor relations, campaign planning, event planning, donor databases
11-3012 4 Administrative Services Managers
  Administrative Manager, Office Manager, Administrative Services Manager, Business Office Manager, Director of Administration
  office management, records management, staff supervision, budgeting, vendor management, policy writing, Microsoft Office
11-3013 4 Facilities Managers
  Facilities Manager, Facility Manager, Building Manager, Facilities Director, Maintenance Manager
  building maintenance, vendor management, preventive maintenance, budgeting, safety compliance, space planning
11-3021 5 Computer and Information Systems Managers
  IT Manager, Information Technology Manager, IT Director, Chief Technology Officer, Software Development Manager, Information Systems Manager, IT Project Manager, Engineering Manager
  IT strategy, project management, network administration, vendor management, cybersecurity, budgeting, team leadership, cloud services
11-3031 5 Financial Managers
  Finance Manager, Controller, Finance Director, Treasurer, Bank Branch Manager, Accounting Manager, Assistant Controller, Credit Manager
  financial reporting, budgeting, forecasting, cash management, internal controls, month-end close, team leadership, GAAP
11-3051 4 Industrial Production Managers
  Production Manager, Manufacturing Manager, Plant Manager, Plant Superintendent, Production Director
  production planning, lean manufacturing, quality control, staff supervision, safety compliance, inventory control, process improvement
11-3061 4 Purchasing Managers
  Purchasing Manager, Procurement Manager, Director of Procurement, Sourcing Manager, Strategic Sourcing Manager
  contract negotiation, supplier management, cost reduction, purchase orders, sourcing, inventory planning
11-3071 4 Transportation, Storage, and Distribution Managers
  Warehouse Manager, Distribution Manager, Logistics Manager, Transportation Manager, Supply Chain Manager, Fleet Manager
  logistics, warehouse management, inventory control, routing, safety compliance, staff supervision, shipping and receiving
11-3111 4 Compensation and Benefits Managers
  Compensation Manager, Benefits Manager, Total Rewards Manager, Compensation and Benefits Director
  salary surveys, benefits administration, pay structure, employment law, vendor management, data analysis
11-3121 4 Human Resources Managers
  Human Resources Manager, HR Manager, HR Director, Director of Human Resources, Recruiting Manager, Employee Relations Manager
  employee relations, recruiting, employment law, benefits administration, performance management, policy writing, onboarding
11-3131 4 Training and Development Managers
  Training Manager, Learning and Development Manager, Director of Training, Talent Development Manager
  training programs, curriculum design, needs assessment, learning management systems, coaching, program evaluation
11-9013 3 Farmers, Ranchers, and Other Agricultural Managers
  Farm Manager, Farmer, Rancher, Ranch Manager, Nursery Manager, Orchard Manager, Greenhouse Manager
  crop planning, livestock care, equipment operation, budgeting, irrigation, staff supervision
11-9021 4 Construction Managers
  Construction Manager, Construction Project Manager, Construction Superintendent, Project Superintendent, General Contractor, Site Manager
  construction scheduling, cost control, blueprint reading, subcontractor management, safety compliance, contract administration, site inspection
11-9031 4 Education and Childcare Administrators, Preschool and Daycare
  Daycare Director, Child Care Center Director, Preschool Director, Early Childhood Director, Head Start Director
  child care licensing, staff supervision, curriculum planning, parent communication, budgeting, enrollment
11-9032 5 Education Administrators, Kindergarten through Secondary
  Principal, School Principal, Assistant Principal, Vice Principal, Superintendent of Schools, Athletic Director
  school leadership, teacher evaluation, curriculum planning, student discipline, budgeting, parent communication
11-9033 5 Education Administrators, Postsecondary
  Dean of Students, Registrar, Admissions Director, Academic Dean, Financial Aid Director, Department Chair
  enrollment management, academic advising, program development, budgeting, accreditation, student services
11-9041 5 Architectural and Engineering Managers
  Engineering Manager, Director of Engineering, Chief Engineer, Project Engineering Manager, R&D Manager
  engineering design, project management, technical leadership, budgeting, quality assurance, AutoCAD
11-9051 3 Food Service Managers
  Restaurant Manager, Food Service Manager, Kitchen Manager, Assistant Restaurant Manager, Catering Manager, Cafe Manager, Food and Beverage Manager, Banquet Manager
  food safety, staff scheduling, inventory control, customer service, food cost control, cash handling, staff training
11-9072 4 Entertainment and Recreation Managers, Except Gambling
  Recreation Manager, Recreation Director, Fitness Manager, Golf Club Manager, Event Center Manager, Parks and Recreation Director
  program planning, staff supervision, event planning, budgeting, facility management, community outreach
11-9081 3 Lodging Managers
  Hotel Manager, Front Office Manager, Hotel General Manager, Assistant Hotel Manager, Resort Manager, Innkeeper
  guest services, revenue management, staff scheduling, reservations, housekeeping oversight, customer service
11-9111 5 Medical and Health Services Managers
  Practice Manager, Clinic Manager, Nurse Manager, Director of Nursing, Healthcare Administrator, Medical Office Manager, Hospital Administrator, Health Information Manager
  healthcare administration, regulatory compliance, staff supervision, budgeting, medical billing, patient care quality, HIPAA, electronic health records
11-9121 5 Natural Sciences Managers
  Laboratory Manager, Research Manager, Research Director, Clinical Research Manager, Director of Research
  research management, laboratory operations, grant writing, regulatory compliance, staff supervision, data analysis
11-9141 3 Property, Real Estate, and Community Association Managers
  Property Manager, Apartment Manager, Leasing Manager, Community Manager, Assistant Property Manager, Real Estate Manager
  leasing, tenant relations, rent collection, budgeting, maintenance coordination, fair housing, Yardi
11-9151 4 Social and Community Service Managers
  Program Manager, Program Director, Social Services Director, Community Outreach Manager, Nonprofit Director, Case Management Supervisor
  program management, grant writing, staff supervision, community outreach, case management, budgeting, program evaluation
11-9161 4 Emergency Management Directors
  Emergency Management Director, Emergency Preparedness Coordinator, Emergency Manager, Disaster Recovery Manager, Business Continuity Manager
  emergency planning, risk assessment, training exercises, incident command, grant management, public communication
11-9171 4 Funeral Home Managers
  Funeral Home Manager, Funeral Director Manager, Mortuary Manager, Cemetery Manager
  family support, arrangement planning, staff supervision, regulatory compliance, sales, bookkeeping
`);
