import { readOccupations } from './read.ts';

/** Production occupations, second half: plants, inspection, packaging and the rest. */
export const plants = readOccupations(`
51-8012 3 Power Distributors and Dispatchers
  Power Dispatcher, Power System Operator, Transmission System Operator, Load Dispatcher
  control room monitoring, power systems, emergency response, recordkeeping, safety procedures
51-8013 3 Power Plant Operators
  Power Plant Operator, Control Room Operator, Plant Operator, Hydroelectric Operator
  equipment monitoring, control room monitoring, troubleshooting, safety procedures, quality checks
51-8021 3 Stationary Engineers and Boiler Operators
  Boiler Operator, Stationary Engineer, Boiler Engineer, Building Chief Engineer, Boiler Plant Operator
  boiler operation, preventive maintenance, equipment monitoring, HVAC repair, safety procedures
51-8031 3 Water and Wastewater Treatment Plant and System Operators
  Water Treatment Operator, Wastewater Operator, Water Plant Operator, Wastewater Treatment Plant Operator
  water treatment, sampling, equipment monitoring, recordkeeping, troubleshooting
51-8091 3 Chemical Plant and System Operators
  Chemical Plant Operator, Process Operator, Chemical Process Operator, Unit Operator
  process control, equipment monitoring, sampling, safety procedures, quality checks
51-8093 3 Petroleum Pump System Operators, Refinery Operators, and Gaugers
  Refinery Operator, Pipeline Operator, Gauger, Terminal Operator
  equipment monitoring, process control, sampling, safety procedures, quality checks
51-9011 2 Chemical Equipment Operators and Tenders
  Chemical Operator, Chemical Equipment Operator, Chemical Reactor Operator, Pharmaceutical Manufacturing Operator
  machine operation, mixing, sampling, safety procedures, batch records
51-9012 2 Separating, Filtering, Clarifying, Precipitating, and Still Machine Setters, Operators, and Tenders
  Filter Operator, Brewer, Centrifuge Operator, Still Operator, Distillery Operator
  machine operation, filtration, sampling, sanitation, safety procedures
51-9021 2 Crushing, Grinding, and Polishing Machine Setters, Operators, and Tenders
  Crusher Operator, Mill Operator, Mineral Grinding Operator, Pulverizer Operator
  machine operation, equipment maintenance, safety procedures, quality checks, attention to detail
51-9023 2 Mixing and Blending Machine Setters, Operators, and Tenders
  Mixer Operator, Blender Operator, Batch Operator, Compounder, Mixing Operator
  mixing, weighing, machine operation, batch records, safety procedures
51-9031 1 Cutters and Trimmers, Hand
  Hand Cutter, Fabric Cutter, Trimmer, Carpet Cutter
  cutting, measuring, hand tools, attention to detail, safety procedures
51-9032 2 Cutting and Slicing Machine Setters, Operators, and Tenders
  Cutting Machine Operator, Slitter Operator, Slicer Operator, Die Cutter
  machine operation, cutting, measuring, quality checks, safety procedures
51-9041 2 Extruding, Forming, Pressing, and Compacting Machine Setters, Operators, and Tenders
  Forming Machine Operator, Compacting Machine Operator, Pellet Mill Operator, Brick Press Operator
  machine operation, machine setup, quality checks, safety procedures, attention to detail
51-9051 2 Furnace, Kiln, Oven, Drier, and Kettle Operators and Tenders
  Kiln Operator, Dryer Operator, Kettle Operator, Oven Tender
  machine operation, temperature control, recordkeeping, safety procedures, quality checks
51-9061 2 Inspectors, Testers, Sorters, Samplers, and Weighers
  Quality Inspector, Quality Control Inspector, QC Inspector, Inspector, Quality Assurance Inspector, Product Tester, Sorter, QC Technician
  inspection, quality control, measuring, blueprint reading, micrometers and calipers, recordkeeping
51-9071 2 Jewelers and Precious Stone and Metal Workers
  Jeweler, Bench Jeweler, Goldsmith, Gemologist, Jewelry Repairer
  jewelry repair, soldering, stone setting, fine motor work, safety procedures
51-9081 2 Dental Laboratory Technicians
  Dental Lab Technician, Dental Laboratory Technician, Dental Ceramist, Denture Technician
  dental prosthetics, fine motor work, mold making, attention to detail, safety procedures
51-9082 2 Medical Appliance Technicians
  Orthotic Technician, Prosthetic Technician, Medical Appliance Maker, Orthopedic Technician
  device fabrication, measuring, hand tools, fine motor work, safety procedures
51-9083 2 Ophthalmic Laboratory Technicians
  Optical Lab Technician, Lens Grinder, Optical Technician, Lens Technician
  lens grinding, machine operation, inspection, attention to detail, safety procedures
51-9111 1 Packaging and Filling Machine Operators and Tenders
  Packaging Operator, Packaging Machine Operator, Filler Operator, Bottling Line Operator, Packaging Technician
  machine operation, packing, quality checks, sanitation, labeling
51-9123 1 Painting, Coating, and Decorating Workers
  Decorative Painter, Hand Painter, Glazer, Decorating Worker
  painting, surface preparation, color matching, attention to detail, safety procedures
51-9124 2 Coating, Painting, and Spraying Machine Setters, Operators, and Tenders
  Powder Coater, Spray Painter, Paint Line Operator, Automotive Painter, Auto Painter, Coating Operator
  spray painting, surface preparation, color matching, machine operation, safety procedures
51-9141 2 Semiconductor Processing Technicians
  Semiconductor Technician, Wafer Fab Operator, Fab Technician, Cleanroom Technician
  cleanroom procedures, machine operation, quality checks, recordkeeping, safety procedures
51-9161 2 Computer Numerically Controlled Tool Operators
  CNC Operator, CNC Machine Operator, CNC Lathe Operator, CNC Mill Operator, CNC Setup Operator
  CNC operation, blueprint reading, micrometers and calipers, machine setup, quality checks
51-9162 3 Computer Numerically Controlled Tool Programmers
  CNC Programmer, CNC Machine Programmer, CAM Programmer, Mastercam Programmer
  CNC programming, Mastercam, blueprint reading, machining, safety procedures
51-9191 2 Adhesive Bonding Machine Operators and Tenders
  Gluing Machine Operator, Bonding Machine Operator, Laminating Machine Operator, Glue Line Operator
  machine operation, quality checks, machine setup, safety procedures, attention to detail
51-9194 2 Etchers and Engravers
  Engraver, Laser Engraver, Etcher, Engraving Machine Operator
  engraving, machine operation, design layout, attention to detail, safety procedures
51-9195 2 Molders, Shapers, and Casters, Except Metal and Plastic
  Concrete Mold Maker, Caster, Precast Worker, Stone Fabricator, Countertop Fabricator
  mold making, casting, measuring, hand tools, safety procedures
51-9196 2 Paper Goods Machine Setters, Operators, and Tenders
  Paper Machine Operator, Corrugator Operator, Box Machine Operator, Folder Gluer Operator
  machine operation, machine setup, quality checks, safety procedures, attention to detail
51-9198 1 Helpers--Production Workers
  Production Helper, Machine Operator Helper, Factory Helper, Manufacturing Helper
  lifting, cleaning, material handling, following instructions, safety procedures
51-9199 1 Production Workers, All Other
  Production Worker, Factory Worker, Production Operator, Manufacturing Technician, Production Associate, Warehouse Production Worker
  machine operation, assembly, packing, quality checks, teamwork
`);
