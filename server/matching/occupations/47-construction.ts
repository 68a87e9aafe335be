import { readOccupations } from './read.ts';

/** Construction and extraction occupations. */
export const construction = readOccupations(`
47-1011 3 First-Line Supervisors of Construction Trades and Extraction Workers
  Construction Foreman, Construction Supervisor, Crew Foreman, Site Supervisor, Field Supervisor, Electrical Foreman, Plumbing Foreman
  crew supervision, blueprint reading, safety compliance, scheduling, quality control, construction methods
47-2011 3 Boilermakers
  Boilermaker, Boilermaker Welder, Boiler Mechanic, Boiler Fitter
  welding, blueprint reading, rigging, equipment repair, safety procedures
47-2021 2 Brickmasons and Blockmasons
  Bricklayer, Mason, Brick Mason, Block Mason, Masonry Worker
  bricklaying, mortar mixing, measuring, blueprint reading, lifting
47-2022 2 Stonemasons
  Stonemason, Stone Mason, Stone Setter, Marble Mason
  stone cutting, mortar mixing, measuring, hand tools, safety procedures
47-2031 2 Carpenters
  Carpenter, Finish Carpenter, Framing Carpenter, Journeyman Carpenter, Framer, Trim Carpenter, Form Carpenter
  carpentry, framing, blueprint reading, power tools, measuring, finish work, safety procedures
47-2041 2 Carpet Installers
  Carpet Installer, Carpet Layer, Carpet Fitter, Carpet Mechanic
  carpet installation, measuring, hand tools, customer service, safety procedures
47-2042 2 Floor Layers, Except Carpet, Wood, and Hard Tiles
  Flooring Installer, Vinyl Floor Installer, Floor Layer, Floor Covering Installer
  floor installation, measuring, hand tools, surface preparation, safety procedures
47-2044 2 Tile and Stone Setters
  Tile Setter, Tile Installer, Tiler, Marble Setter
  tile installation, measuring, grouting, surface preparation, safety procedures
47-2051 2 Cement Masons and Concrete Finishers
  Concrete Finisher, Cement Mason, Cement Finisher, Concrete Worker, Concrete Mason
  concrete finishing, form setting, measuring, lifting, hand tools
47-2061 1 Construction Laborers
  Construction Laborer, Laborer, General Laborer, Construction Worker, Construction Helper, Demolition Worker
  manual labor, site cleanup, hand tools, power tools, lifting, safety procedures
47-2071 2 Paving, Surfacing, and Tamping Equipment Operators
  Paving Equipment Operator, Asphalt Paver Operator, Paver Operator, Asphalt Raker, Roller Operator
  heavy equipment operation, asphalt paving, equipment maintenance, safety procedures, power tools
47-2073 2 Operating Engineers and Other Construction Equipment Operators
  Heavy Equipment Operator, Equipment Operator, Excavator Operator, Backhoe Operator, Bulldozer Operator, Operating Engineer, Loader Operator
  heavy equipment operation, excavation, grading, equipment maintenance, safety procedures
47-2081 2 Drywall and Ceiling Tile Installers
  Drywall Installer, Drywall Hanger, Drywaller, Sheetrock Hanger, Ceiling Tile Installer
  drywall installation, measuring, power tools, lifting, safety procedures
47-2082 2 Tapers
  Drywall Finisher, Drywall Taper, Taper, Mudder
  drywall finishing, sanding, texturing, hand tools, safety procedures
47-2111 3 Electricians
  Electrician, Journeyman Electrician, Maintenance Electrician, Master Electrician, Apprentice Electrician, Industrial Electrician, Residential Electrician
  electrical wiring, electrical code, troubleshooting, conduit bending, blueprint reading, safety procedures
47-2121 2 Glaziers
  Glazier, Glass Installer, Window Glazier, Glass Worker
  glass installation, measuring, power tools, lifting, blueprint reading
47-2131 2 Insulation Workers, Floor, Ceiling, and Wall
  Insulation Installer, Insulation Worker, Spray Foam Technician, Weatherization Installer
  insulation installation, measuring, power tools, safety procedures, lifting
47-2141 2 Painters, Construction and Maintenance
  Painter, House Painter, Commercial Painter, Industrial Painter, Maintenance Painter, Residential Painter
  painting, surface preparation, spray painting, color matching, ladder safety
47-2151 1 Pipelayers
  Pipelayer, Pipe Layer, Utility Pipelayer, Sewer Pipe Layer
  pipe installation, trenching, measuring, hand tools, safety procedures
47-2152 3 Plumbers, Pipefitters, and Steamfitters
  Plumber, Pipefitter, Journeyman Plumber, Steamfitter, Service Plumber, Apprentice Plumber, Sprinkler Fitter
  plumbing, pipe fitting, blueprint reading, troubleshooting, soldering, plumbing code
47-2161 2 Plasterers and Stucco Masons
  Plasterer, Stucco Mason, Stucco Worker, Lather
  plastering, surface preparation, mixing, hand tools, safety procedures
47-2171 2 Reinforcing Iron and Rebar Workers
  Rebar Worker, Rodbuster, Reinforcing Ironworker, Rebar Installer
  rebar installation, blueprint reading, lifting, hand tools, safety procedures
47-2181 2 Roofers
  Roofer, Roofing Installer, Commercial Roofer, Roofing Technician, Shingle Roofer
  roofing, power tools, ladder safety, lifting, measuring
47-2211 3 Sheet Metal Workers
  Sheet Metal Worker, Sheet Metal Mechanic, Duct Installer, Sheet Metal Fabricator, HVAC Sheet Metal Installer
  sheet metal fabrication, blueprint reading, welding, ductwork installation, measuring
47-2221 3 Structural Iron and Steel Workers
  Ironworker, Structural Steel Worker, Steel Erector, Structural Ironworker
  steel erection, welding, rigging, blueprint reading, working at heights
47-2231 2 Solar Photovoltaic Installers
  Solar Installer, Solar Panel Installer, PV Installer, Solar Technician
  solar panel installation, electrical wiring, ladder safety, power tools, measuring
47-3012 1 Helpers--Carpenters
  Carpenter Helper, Carpenter's Assistant, Carpentry Helper, Carpentry Laborer
  hand tools, lifting, measuring, site cleanup, safety procedures
47-3013 1 Helpers--Electricians
  Electrician Helper, Electrical Helper, Electrician's Assistant, Electrical Laborer
  pulling wire, hand tools, lifting, safety procedures, power tools
47-3015 1 Helpers--Pipelayers, Plumbers, Pipefitters, and Steamfitters
  Plumber Helper, Plumber's Assistant, Pipefitter Helper, Plumbing Laborer
  hand tools, lifting, digging, safety procedures, power tools
47-4011 3 Construction and Building Inspectors
  Building Inspector, Home Inspector, Construction Inspector, Code Inspector, Plumbing Inspector, Electrical Inspector
  building codes, inspection, report writing, blueprint reading, construction methods
47-4021 3 Elevator and Escalator Installers and Repairers
  Elevator Mechanic, Elevator Technician, Elevator Installer, Escalator Mechanic
  elevator repair, electrical wiring, troubleshooting, blueprint reading, safety procedures
47-4031 1 Fence Erectors
  Fence Installer, Fence Builder, Fence Erector, Fencer
  fence installation, post hole digging, power tools, measuring, safety procedures
47-4041 2 Hazardous Materials Removal Workers
  Asbestos Abatement Worker, Hazmat Technician, Lead Abatement Worker, Environmental Remediation Technician
  hazardous materials handling, safety procedures, protective equipment, decontamination, power tools
47-4051 2 Highway Maintenance Workers
  Highway Maintenance Worker, Road Maintenance Worker, Street Maintenance Worker, Highway Worker, Public Works Maintenance Worker
  road repair, snow removal, heavy equipment operation, traffic control, safety procedures
47-4061 2 Rail-Track Laying and Maintenance Equipment Operators
  Track Laborer, Track Maintenance Worker, Trackman, Track Equipment Operator
  track repair, heavy equipment operation, safety procedures, lifting, power tools
47-4071 2 Septic Tank Servicers and Sewer Pipe Cleaners
  Septic Technician, Septic Tank Cleaner, Sewer Cleaner, Drain Technician
  drain cleaning, equipment operation, safe driving, customer service, safety procedures
47-5012 2 Rotary Drill Operators, Oil and Gas
  Driller, Drilling Rig Operator, Oil Rig Driller, Directional Driller
  drilling operations, equipment operation, safety procedures, recordkeeping, power tools
47-5013 2 Service Unit Operators, Oil and Gas
  Frac Operator, Well Service Operator, Wireline Operator, Coiled Tubing Operator
  well servicing, equipment operation, safety procedures, troubleshooting, power tools
47-5022 2 Excavating and Loading Machine and Dragline Operators, Surface Mining
  Mine Equipment Operator, Dragline Operator, Quarry Equipment Operator, Shovel Operator
  heavy equipment operation, safety procedures, equipment maintenance, power tools, lifting
47-5023 2 Earth Drillers, Except Oil and Gas
  Well Driller, Earth Driller, Blast Hole Driller, Geotechnical Driller
  drilling operations, equipment operation, safety procedures, sampling, power tools
47-5071 1 Roustabouts, Oil and Gas
  Roustabout, Oil Field Worker, Oilfield Roustabout, Roughneck
  manual labor, equipment maintenance, lifting, safety procedures, power tools
`);
