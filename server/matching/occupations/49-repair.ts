import { readOccupations } from './read.ts';

/** Installation, maintenance and repair occupations. */
export const repair = readOccupations(`
49-1011 3 First-Line Supervisors of Mechanics, Installers, and Repairers
  Maintenance Supervisor, Service Manager, Shop Foreman, Auto Service Manager, Maintenance Superintendent, Fleet Maintenance Supervisor
  staff supervision, preventive maintenance, scheduling, troubleshooting, safety compliance, inventory control
49-2011 2 Computer, Automated Teller, and Office Machine Repairers
  Computer Repair Technician, Copier Technician, ATM Technician, PC Technician, Printer Technician
  hardware repair, troubleshooting, customer service, hand tools, diagnostics
49-2021 3 Radio, Cellular, and Tower Equipment Installers and Repairers
  Tower Technician, Cell Tower Climber, Radio Technician, Wireless Technician
  tower climbing, radio equipment, troubleshooting, safety procedures, hand tools
49-2022 3 Telecommunications Equipment Installers and Repairers, Except Line Installers
  Telecommunications Technician, Telecom Technician, Cable Technician, Broadband Technician, Field Technician, DSL Technician
  telecommunications equipment, troubleshooting, cable installation, customer service, test equipment
49-2091 3 Avionics Technicians
  Avionics Technician, Aircraft Electrician, Avionics Installer, Avionics Mechanic
  avionics, troubleshooting, soldering, schematic reading, FAA regulations
49-2092 2 Electric Motor, Power Tool, and Related Repairers
  Motor Repair Technician, Power Tool Repairer, Electric Motor Winder, Tool Repair Technician
  motor repair, troubleshooting, hand tools, test equipment, preventive maintenance
49-2094 3 Electrical and Electronics Repairers, Commercial and Industrial Equipment
  Industrial Electronics Technician, Instrument Technician, Instrumentation and Controls Technician, E&I Technician
  troubleshooting, electronics repair, PLC programming, schematic reading, calibration
49-2095 3 Electrical and Electronics Repairers, Powerhouse, Substation, and Relay
  Substation Technician, Relay Technician, Substation Electrician, Power Plant Electrician
  electrical testing, troubleshooting, schematic reading, safety procedures, hand tools
49-2097 2 Audiovisual Equipment Installers and Repairers
  AV Installer, Home Theater Installer, Audio Visual Installer, Satellite Installer
  cable installation, audio visual setup, customer service, troubleshooting, hand tools
49-2098 2 Security and Fire Alarm Systems Installers
  Alarm Technician, Security System Installer, Fire Alarm Technician, Low Voltage Technician, Alarm Installer
  alarm installation, low voltage wiring, troubleshooting, customer service, hand tools
49-3011 3 Aircraft Mechanics and Service Technicians
  Aircraft Mechanic, A&P Mechanic, Aviation Mechanic, Aircraft Maintenance Technician, Airframe Mechanic
  aircraft maintenance, inspection, troubleshooting, FAA regulations, blueprint reading
49-3021 2 Automotive Body and Related Repairers
  Auto Body Technician, Collision Repair Technician, Body Shop Technician, Auto Body Repairer, Paintless Dent Repair Technician
  body repair, welding, sanding, damage estimates, hand tools
49-3022 2 Automotive Glass Installers and Repairers
  Auto Glass Technician, Windshield Installer, Auto Glass Installer, Windshield Repair Technician
  glass installation, customer service, hand tools, safe driving, troubleshooting
49-3023 2 Automotive Service Technicians and Mechanics
  Auto Mechanic, Automotive Technician, Mechanic, Auto Technician, Lube Technician, Service Technician, Oil Change Technician
  vehicle repair, brake repair, diagnostics, preventive maintenance, hand tools, ASE certification, oil changes
49-3031 3 Bus and Truck Mechanics and Diesel Engine Specialists
  Diesel Mechanic, Diesel Technician, Truck Mechanic, Fleet Mechanic, Bus Mechanic, Heavy Truck Technician
  diesel engine repair, diagnostics, preventive maintenance, brake repair, welding
49-3041 2 Farm Equipment Mechanics and Service Technicians
  Farm Equipment Mechanic, Agricultural Mechanic, Tractor Mechanic, Ag Service Technician
  equipment repair, diesel engine repair, hydraulics, welding, diagnostics
49-3042 3 Mobile Heavy Equipment Mechanics, Except Engines
  Heavy Equipment Mechanic, Heavy Equipment Technician, Equipment Mechanic, Field Service Mechanic, Forklift Mechanic
  equipment repair, hydraulics, welding, diagnostics, preventive maintenance
49-3043 2 Rail Car Repairers
  Rail Car Repairer, Carman, Railcar Mechanic, Railroad Car Inspector
  rail car repair, welding, inspection, hand tools, troubleshooting
49-3051 2 Motorboat Mechanics and Service Technicians
  Marine Mechanic, Boat Mechanic, Marine Technician, Outboard Mechanic
  engine repair, diagnostics, hand tools, customer service, troubleshooting
49-3052 2 Motorcycle Mechanics
  Motorcycle Mechanic, Motorcycle Technician, Powersports Technician, Motorcycle Service Technician
  engine repair, diagnostics, hand tools, customer service, troubleshooting
49-3053 2 Outdoor Power Equipment and Other Small Engine Mechanics
  Small Engine Mechanic, Lawn Mower Mechanic, Small Engine Technician, Outdoor Power Equipment Technician
  small engine repair, diagnostics, hand tools, customer service, troubleshooting
49-3091 2 Bicycle Repairers
  Bicycle Mechanic, Bike Mechanic, Bicycle Technician, Bike Shop Technician
  bicycle repair, customer service, hand tools, sales, troubleshooting
49-3092 2 Recreational Vehicle Service Technicians
  RV Technician, RV Service Technician, RV Mechanic, Camper Repair Technician
  RV repair, electrical wiring, plumbing, troubleshooting, hand tools
49-3093 1 Tire Repairers and Changers
  Tire Technician, Tire Changer, Tire Installer, Tire and Lube Technician
  tire repair, wheel balancing, hand tools, lifting, troubleshooting
49-9011 2 Mechanical Door Repairers
  Garage Door Technician, Overhead Door Technician, Door Installer, Automatic Door Technician
  door installation, troubleshooting, hand tools, customer service, preventive maintenance
49-9012 3 Control and Valve Installers and Repairers, Except Mechanical Door
  Controls Technician, Valve Technician, Gas Meter Technician, Building Automation Technician
  instrument repair, calibration, troubleshooting, hand tools, preventive maintenance
49-9021 3 Heating, Air Conditioning, and Refrigeration Mechanics and Installers
  HVAC Technician, HVAC Installer, Refrigeration Technician, HVAC Mechanic, HVAC Service Technician, Air Conditioning Technician
  HVAC repair, refrigeration, troubleshooting, EPA certification, electrical wiring, customer service
49-9031 2 Home Appliance Repairers
  Appliance Technician, Appliance Repair Technician, Appliance Installer, Appliance Service Technician
  appliance repair, diagnostics, customer service, electrical testing, troubleshooting
49-9041 3 Industrial Machinery Mechanics
  Maintenance Mechanic, Industrial Mechanic, Industrial Maintenance Technician, Machine Repair Technician, Industrial Equipment Mechanic
  equipment repair, hydraulics and pneumatics, troubleshooting, welding, preventive maintenance, PLC programming
49-9043 2 Maintenance Workers, Machinery
  Machine Maintenance Worker, Machinery Maintenance Technician, Oiler, Lubrication Technician
  machine lubrication, preventive maintenance, hand tools, cleaning, troubleshooting
49-9044 3 Millwrights
  Millwright, Millwright Apprentice, Industrial Millwright, Machinery Erector
  machinery installation, alignment, welding, rigging, blueprint reading
49-9051 3 Electrical Power-Line Installers and Repairers
  Lineman, Line Worker, Electrical Lineworker, Journeyman Lineman, Power Line Technician
  power line repair, climbing, electrical safety, equipment operation, troubleshooting
49-9052 2 Telecommunications Line Installers and Repairers
  Cable Installer, Fiber Optic Technician, Fiber Splicer, Telephone Line Installer, Cable Lineman
  cable installation, fiber splicing, climbing, troubleshooting, customer service
49-9062 3 Medical Equipment Repairers
  Biomedical Equipment Technician, Biomed Technician, Medical Equipment Technician, BMET
  equipment repair, calibration, troubleshooting, electronics repair, recordkeeping
49-9063 3 Musical Instrument Repairers and Tuners
  Piano Tuner, Instrument Repair Technician, Guitar Technician, Band Instrument Repairer
  instrument repair, tuning, hand tools, customer service, troubleshooting
49-9064 3 Watch and Clock Repairers
  Watchmaker, Watch Repairer, Clock Repairer, Watch Technician
  watch repair, fine motor work, customer service, attention to detail, troubleshooting
49-9071 2 Maintenance and Repair Workers, General
  Maintenance Technician, Maintenance Worker, Building Maintenance Technician, Handyman, Facilities Technician, Apartment Maintenance Technician, Building Engineer, Facility Maintenance Technician
  building maintenance, plumbing, electrical repairs, HVAC repair, carpentry, painting, preventive maintenance, troubleshooting
49-9081 3 Wind Turbine Service Technicians
  Wind Turbine Technician, Wind Technician, Wind Tech, Wind Energy Technician
  turbine maintenance, climbing, hydraulics, electrical testing, safety procedures
49-9091 2 Coin, Vending, and Amusement Machine Servicers and Repairers
  Vending Machine Technician, Slot Technician, Vending Route Driver, Game Technician
  machine repair, stocking, cash handling, safe driving, troubleshooting
49-9092 3 Commercial Divers
  Commercial Diver, Underwater Welder, Salvage Diver, Inspection Diver
  diving, underwater welding, safety procedures, equipment maintenance, troubleshooting
49-9094 2 Locksmiths and Safe Repairers
  Locksmith, Lock Technician, Mobile Locksmith, Automotive Locksmith
  lock repair, key cutting, customer service, hand tools, troubleshooting
49-9096 2 Riggers
  Rigger, Crane Rigger, Ship Rigger, Rigging Foreman
  rigging, hand signals, load calculation, safety procedures, troubleshooting
49-9098 1 Helpers--Installation, Maintenance, and Repair Workers
  Mechanic Helper, Maintenance Helper, HVAC Helper, Installer Helper, Technician Helper
  hand tools, lifting, cleaning, equipment repair, troubleshooting
49-9099 2 Installation, Maintenance, and Repair Workers, All Other
  Installer, Field Service Representative, Sign Installer, Pool Technician, Furniture Installer, Elevator Service Helper
  installation, troubleshooting, hand tools, customer service, preventive maintenance
`);
