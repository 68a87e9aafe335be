import { readOccupations } from './read.ts';

/** Building and grounds cleaning and maintenance occupations. */
export const buildings = readOccupations(`
37-1011 2 First-Line Supervisors of Housekeeping and Janitorial Workers
  Housekeeping Supervisor, Custodial Supervisor, Executive Housekeeper, Janitorial Supervisor, Housekeeping Manager, Environmental Services Supervisor
  staff supervision, cleaning, scheduling, inspection, inventory control, staff training
37-1012 3 First-Line Supervisors of Landscaping, Lawn Service, and Groundskeeping Workers
  Landscape Supervisor, Grounds Supervisor, Landscape Foreman, Golf Course Superintendent, Landscape Crew Leader, Grounds Manager
  crew supervision, landscaping, irrigation, equipment maintenance, scheduling
37-2011 1 Janitors and Cleaners, Except Maids and Housekeeping Cleaners
  Janitor, Custodian, Cleaner, Building Cleaner, Office Cleaner, School Custodian, Floor Technician, Porter
  cleaning, floor care, trash removal, minor repairs, sanitation, safety procedures
37-2012 1 Maids and Housekeeping Cleaners
  Housekeeper, Room Attendant, House Cleaner, Hotel Housekeeper, Maid, Housekeeping Aide, Environmental Services Aide, Housekeeping Attendant
  cleaning, bed making, laundry, sanitation, attention to detail, guest services
37-2021 2 Pest Control Workers
  Pest Control Technician, Exterminator, Pest Technician, Termite Technician, Pest Control Specialist
  pest control, chemical safety, customer service, safe driving, inspection
37-3011 1 Landscaping and Groundskeeping Workers
  Landscaper, Groundskeeper, Landscape Laborer, Lawn Care Worker, Grounds Maintenance Worker, Gardener, Landscape Technician, Greenskeeper
  mowing, landscaping, planting, pruning, irrigation, equipment operation, snow removal
37-3012 2 Pesticide Handlers, Sprayers, and Applicators, Vegetation
  Spray Technician, Lawn Spray Technician, Pesticide Applicator, Weed Control Technician, Lawn Care Specialist
  pesticide application, chemical safety, equipment operation, recordkeeping, safety procedures
37-3013 2 Tree Trimmers and Pruners
  Tree Trimmer, Arborist, Tree Climber, Tree Service Worker, Line Clearance Trimmer
  tree pruning, chainsaw use, climbing, safety procedures, equipment operation
37-3019 1 Grounds Maintenance Workers, All Other
  Grounds Worker, Sports Field Maintenance Worker, Park Maintenance Worker, Litter Crew Worker
  grounds maintenance, equipment operation, cleaning, mowing, safety procedures
`);
