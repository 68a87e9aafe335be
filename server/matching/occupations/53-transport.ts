import { readOccupations } from './read.ts';

/** Transportation and material moving occupations. */
export const transport = readOccupations(`
53-1042 2 First-Line Supervisors of Helpers, Laborers, and Material Movers, Hand
  Warehouse Supervisor, Warehouse Lead, Dock Supervisor, Stock Supervisor, Receiving Supervisor, Loading Dock Supervisor
  staff supervision, warehouse operations, shipping and receiving, inventory control, safety compliance, forklift operation
53-1043 3 First-Line Supervisors of Material-Moving Machine and Vehicle Operators
  Transportation Supervisor, Driver Supervisor, Fleet Supervisor, Delivery Supervisor, Bus Operations Supervisor
  staff supervision, dispatching, route planning, safety compliance, scheduling
53-2011 4 Airline Pilots, Copilots, and Flight Engineers
  Airline Pilot, First Officer, Airline Captain, Flight Engineer
  flight operations, navigation, FAA regulations, communication, decision making
53-2012 3 Commercial Pilots
  Commercial Pilot, Helicopter Pilot, Charter Pilot, Flight Instructor, Corporate Pilot
  flight operations, navigation, FAA regulations, aircraft inspection, safety procedures
53-2021 3 Air Traffic Controllers
  Air Traffic Controller, Air Traffic Control Specialist, Tower Controller, Approach Controller
  radio communication, radar monitoring, decision making, calm under pressure, safety procedures
53-2022 3 Airfield Operations Specialists
  Airport Operations Specialist, Airfield Operations Specialist, Airport Operations Officer, Flight Operations Coordinator
  airport operations, inspection, radio communication, FAA regulations, emergency response
53-2031 2 Flight Attendants
  Flight Attendant, Cabin Crew Member, Corporate Flight Attendant, Inflight Crew Member
  customer service, passenger safety, first aid, communication, safety procedures
53-3011 2 Ambulance Drivers and Attendants, Except Emergency Medical Technicians
  Ambulance Driver, Medical Transport Driver, Ambulance Attendant, Wheelchair Van Driver
  safe driving, patient transport, CPR, lifting, safety procedures
53-3031 2 Driver/Sales Workers
  Route Driver, Route Sales Driver, Pizza Delivery Driver, Delivery Driver Sales, Route Salesman
  safe driving, sales, customer service, cash handling, delivery
53-3032 2 Heavy and Tractor-Trailer Truck Drivers
  Truck Driver, CDL Driver, CDL A Driver, Tractor Trailer Driver, OTR Driver, Dump Truck Driver, Over the Road Truck Driver, Local Truck Driver
  CDL, safe driving, route planning, vehicle inspection, load securement, logbooks
53-3033 2 Light Truck Drivers
  Delivery Driver, Driver, Box Truck Driver, Package Delivery Driver, Van Driver, Courier Driver, Delivery Associate
  safe driving, delivery, route planning, lifting, customer service, vehicle inspection
53-3051 2 Bus Drivers, School
  School Bus Driver, School Bus Operator, Substitute School Bus Driver, School Van Driver
  CDL, safe driving, student supervision, vehicle inspection, safety procedures
53-3052 2 Bus Drivers, Transit and Intercity
  Bus Driver, Bus Operator, Transit Operator, Coach Driver, Motor Coach Operator, Transit Bus Driver
  CDL, safe driving, customer service, route knowledge, wheelchair securement
53-3053 1 Shuttle Drivers and Chauffeurs
  Shuttle Driver, Chauffeur, Limo Driver, Shuttle Bus Driver, Paratransit Driver, Rideshare Driver
  safe driving, customer service, route planning, luggage handling, safety procedures
53-3054 1 Taxi Drivers
  Taxi Driver, Cab Driver, Taxicab Driver, Cabbie
  safe driving, customer service, local knowledge, cash handling, safety procedures
53-4011 2 Locomotive Engineers
  Locomotive Engineer, Train Engineer, Railroad Engineer, Train Driver
  train operation, signal reading, safety procedures, inspection, communication
53-4031 2 Railroad Conductors and Yardmasters
  Railroad Conductor, Train Conductor, Yardmaster, Freight Conductor
  train operation, radio communication, safety procedures, recordkeeping, communication
53-4041 2 Subway and Streetcar Operators
  Train Operator, Light Rail Operator, Subway Operator, Streetcar Operator
  train operation, customer service, safety procedures, radio communication, communication
53-5011 1 Sailors and Marine Oilers
  Deckhand, Able Seaman, Sailor, Ordinary Seaman, Marine Oiler
  line handling, deck maintenance, lifting, safety procedures, communication
53-5021 3 Captains, Mates, and Pilots of Water Vessels
  Boat Captain, Ship Captain, Tugboat Captain, First Mate, Vessel Captain
  navigation, vessel operation, crew supervision, Coast Guard license, safety procedures
53-5031 3 Ship Engineers
  Marine Engineer, Ship Engineer, Vessel Chief Engineer, Port Engineer
  engine repair, equipment monitoring, preventive maintenance, safety procedures, communication
53-6021 1 Parking Attendants
  Parking Attendant, Valet, Valet Attendant, Parking Lot Attendant, Valet Parker
  customer service, safe driving, cash handling, parking, safety procedures
53-6031 1 Automotive and Watercraft Service Attendants
  Gas Station Attendant, Full Service Attendant, Service Station Attendant, Fuel Attendant
  customer service, fueling, cash handling, cleaning, safety procedures
53-6032 1 Aircraft Service Attendants
  Aircraft Fueler, Line Service Technician, Aircraft Cleaner, Ramp Service Attendant
  aircraft fueling, cleaning, safety procedures, customer service, communication
53-6051 3 Transportation Inspectors
  Transportation Inspector, Vehicle Inspector, Rail Inspector, Aviation Inspector, Motor Carrier Inspector
  inspection, regulatory compliance, report writing, recordkeeping, safety procedures
53-6061 1 Passenger Attendants
  Passenger Attendant, Train Attendant, Wheelchair Attendant, Airport Wheelchair Agent
  customer service, passenger assistance, communication, safety procedures, teamwork
53-7011 1 Conveyor Operators and Tenders
  Conveyor Operator, Conveyor Belt Operator, Conveyor Line Tender, Conveyor Line Operator
  machine operation, material handling, safety procedures, communication, teamwork
53-7021 3 Crane and Tower Operators
  Crane Operator, Tower Crane Operator, Overhead Crane Operator, Mobile Crane Operator
  crane operation, hand signals, load calculation, equipment inspection, safety procedures
53-7051 1 Industrial Truck and Tractor Operators
  Forklift Operator, Forklift Driver, Reach Truck Operator, Lift Truck Operator, Warehouse Forklift Operator
  forklift operation, loading and unloading, inventory control, safety procedures, shipping and receiving
53-7061 1 Cleaners of Vehicles and Equipment
  Car Wash Attendant, Auto Detailer, Car Detailer, Vehicle Cleaner, Equipment Cleaner, Detailer
  vehicle cleaning, detailing, pressure washing, attention to detail, safety procedures
53-7062 1 Laborers and Freight, Stock, and Material Movers, Hand
  Warehouse Worker, Warehouse Associate, Material Handler, Package Handler, Freight Handler, Mover, Loader, Dock Worker, Baggage Handler
  lifting, loading and unloading, material handling, packing, order picking, pallet jack, safety procedures
53-7063 1 Machine Feeders and Offbearers
  Machine Feeder, Line Feeder, Offbearer, Machine Loader
  material handling, machine operation, lifting, safety procedures, communication
53-7064 1 Packers and Packagers, Hand
  Packer, Hand Packer, Packager, Bagger, Grocery Bagger, Packaging Worker, Picker Packer
  packing, labeling, sorting, lifting, quality checks
53-7065 1 Stockers and Order Fillers
  Stock Clerk, Stocker, Order Picker, Order Filler, Warehouse Picker, Grocery Stocker, Night Stocker, Stock Associate, Overnight Stocker
  stocking, order picking, inventory control, lifting, shelving, hand scanners
53-7072 2 Pump Operators, Except Wellhead Pumpers
  Pump Operator, Fluid Pump Operator, Concrete Pump Operator, Water Pump Operator
  pump operation, equipment monitoring, safety procedures, communication, teamwork
53-7081 1 Refuse and Recyclable Material Collectors
  Garbage Collector, Sanitation Worker, Recycling Collector, Refuse Collector, Trash Collector, Waste Collector
  waste collection, lifting, safety procedures, sorting, communication
53-7121 2 Tank Car, Truck, and Ship Loaders
  Tank Truck Loader, Ship Loader, Rail Car Loader, Bulk Loader
  loading and unloading, equipment operation, safety procedures, gauging, communication
53-7199 1 Material Moving Workers, All Other
  Material Mover, Yard Worker, Yard Jockey, Hostler Driver, Utility Worker
  material handling, equipment operation, lifting, safety procedures, communication
`);
