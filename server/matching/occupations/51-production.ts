import { readOccupations } from './read.ts';

/** Production occupations: assembly, food, metal and print. */
export const production = readOccupations(`
51-1011 3 First-Line Supervisors of Production and Operating Workers
  Production Supervisor, Manufacturing Supervisor, Line Supervisor, Plant Supervisor, Production Team Lead, Assembly Supervisor, Manufacturing Shift Supervisor
  staff supervision, production scheduling, quality control, safety compliance, lean manufacturing, staff training
51-2011 2 Aircraft Structure, Surfaces, Rigging, and Systems Assemblers
  Aircraft Assembler, Aircraft Structural Assembler, Aircraft Structures Mechanic, Aerospace Assembler
  riveting, blueprint reading, drilling, assembly, hand tools
51-2022 2 Electrical and Electronic Equipment Assemblers
  Electronics Assembler, Electronic Assembler, Circuit Board Assembler, Wire Harness Assembler, Solderer
  soldering, assembly, schematic reading, hand tools, attention to detail
51-2023 2 Electromechanical Equipment Assemblers
  Electromechanical Assembler, Electro-Mechanical Assembler, Panel Builder, Mechanical Assembler
  assembly, blueprint reading, wiring, hand tools, testing
51-2031 2 Engine and Other Machine Assemblers
  Engine Assembler, Machine Assembler, Machine Builder, Motor Assembler
  assembly, blueprint reading, hand tools, measuring, safety procedures
51-2041 2 Structural Metal Fabricators and Fitters
  Metal Fabricator, Fabricator, Fitter, Structural Fitter, Welder Fabricator, Ship Fitter
  metal fabrication, welding, blueprint reading, measuring, cutting
51-2051 2 Fiberglass Laminators and Fabricators
  Fiberglass Laminator, Laminator, Boat Builder, Composite Technician
  fiberglass layup, sanding, mixing, hand tools, safety procedures
51-2092 1 Team Assemblers
  Assembler, Assembly Line Worker, Production Assembler, Assembly Worker, Manufacturing Associate, Assembly Operator, Product Assembler
  assembly, hand tools, quality checks, teamwork, standing, following instructions
51-3011 2 Bakers
  Baker, Scratch Baker, Pastry Cook, Cake Decorator, Bread Baker
  baking, cake decorating, food safety, measuring, recipes
51-3021 2 Butchers and Meat Cutters
  Butcher, Meat Cutter, Meat Clerk, Meat Department Associate
  meat cutting, knife skills, food safety, customer service, packaging
51-3022 1 Meat, Poultry, and Fish Cutters and Trimmers
  Meat Trimmer, Poultry Processor, Fish Cutter, Deboner, Meat Processing Worker
  knife skills, meat trimming, food safety, standing, sanitation
51-3023 1 Slaughterers and Meat Packers
  Meat Packer, Slaughterer, Meat Processor, Poultry Plant Worker
  meat processing, sanitation, lifting, knife skills, safety procedures
51-3091 2 Food and Tobacco Roasting, Baking, and Drying Machine Operators and Tenders
  Oven Operator, Coffee Roaster, Roaster Operator, Food Dryer Operator
  machine operation, temperature control, food safety, recordkeeping, safety procedures
51-3092 2 Food Batchmakers
  Food Batchmaker, Batch Maker, Food Mixer Operator, Candy Maker, Cheese Maker
  mixing, recipes, food safety, machine operation, weighing
51-3099 1 Food Processing Workers, All Other
  Food Processing Worker, Food Production Worker, Food Plant Worker, Food Line Worker
  machine operation, food safety, packing, sanitation, safety procedures
51-4021 2 Extruding and Drawing Machine Setters, Operators, and Tenders, Metal and Plastic
  Extruder Operator, Extrusion Operator, Extrusion Technician, Wire Drawer
  machine operation, quality checks, troubleshooting, measuring, safety procedures
51-4031 2 Cutting, Punching, and Press Machine Setters, Operators, and Tenders, Metal and Plastic
  Press Operator, Punch Press Operator, Press Brake Operator, Shear Operator, Stamping Operator, Laser Operator
  machine operation, blueprint reading, measuring, quality checks, safety procedures
51-4033 2 Grinding, Lapping, Polishing, and Buffing Machine Tool Setters, Operators, and Tenders, Metal and Plastic
  Grinder, Grinding Machine Operator, Polisher, Buffer, Deburrer, Surface Grinder
  grinding, polishing, measuring, machine operation, safety procedures
51-4041 3 Machinists
  Machinist, CNC Machinist, Manual Machinist, Tool Room Machinist, Maintenance Machinist
  machining, CNC operation, blueprint reading, micrometers and calipers, GD&T, machine setup
51-4051 2 Metal-Refining Furnace Operators and Tenders
  Furnace Operator, Melter, Smelter Operator, Furnace Tender
  furnace operation, temperature control, safety procedures, sampling, quality checks
51-4071 2 Foundry Mold and Coremakers
  Foundry Worker, Foundry Molder, Coremaker, Sand Molder
  mold making, casting, safety procedures, lifting, quality checks
51-4072 2 Molding, Coremaking, and Casting Machine Setters, Operators, and Tenders, Metal and Plastic
  Injection Molding Operator, Molding Machine Operator, Injection Mold Technician, Die Cast Operator
  machine operation, injection molding, quality checks, troubleshooting, safety procedures
51-4081 2 Multiple Machine Tool Setters, Operators, and Tenders, Metal and Plastic
  Machine Operator, Machine Setter, Machine Set Up Operator, Setup Technician
  machine operation, machine setup, measuring, quality checks, safety procedures
51-4111 3 Tool and Die Makers
  Tool and Die Maker, Toolmaker, Die Maker, Mold Maker, Tool Maker
  machining, blueprint reading, grinding, tool design, CNC operation
51-4121 2 Welders, Cutters, Solderers, and Brazers
  Welder, MIG Welder, TIG Welder, Welder Fitter, Pipe Welder, Structural Welder, Fabrication Welder, Brazer
  welding, MIG welding, TIG welding, blueprint reading, grinding, metal fabrication
51-4122 2 Welding, Soldering, and Brazing Machine Setters, Operators, and Tenders
  Robotic Welder Operator, Welding Machine Operator, Spot Welder, Robotic Weld Technician
  welding, machine operation, quality checks, machine setup, safety procedures
51-4191 2 Heat Treating Equipment Setters, Operators, and Tenders, Metal and Plastic
  Heat Treater, Heat Treat Operator, Heat Treat Technician, Annealer
  furnace operation, temperature control, quality checks, recordkeeping, safety procedures
51-4193 2 Plating Machine Setters, Operators, and Tenders, Metal and Plastic
  Plater, Plating Operator, Anodizer, Electroplating Technician
  plating, chemical safety, quality checks, machine operation, safety procedures
51-5111 3 Prepress Technicians and Workers
  Prepress Technician, Prepress Operator, Pre-Press Specialist, Digital Prepress Technician
  Adobe Creative Suite, file preparation, proofing, color correction, safety procedures
51-5112 2 Printing Press Operators
  Print Press Operator, Printing Press Operator, Printer, Screen Printer, Flexo Press Operator, Offset Press Operator, Digital Press Operator
  press operation, color matching, machine setup, quality checks, safety procedures
51-5113 2 Print Binding and Finishing Workers
  Bindery Worker, Bindery Operator, Print Finisher, Book Binder
  binding, machine operation, folding, packing, quality checks
51-6011 1 Laundry and Dry-Cleaning Workers
  Laundry Attendant, Laundry Worker, Dry Cleaner, Laundry Aide, Linen Attendant
  laundry, folding, machine operation, sorting, stain removal
51-6021 1 Pressers, Textile, Garment, and Related Materials
  Presser, Garment Presser, Silk Presser, Ironer
  pressing, garment care, machine operation, safety procedures, quality checks
51-6031 1 Sewing Machine Operators
  Sewing Machine Operator, Sewer, Industrial Sewing Operator, Stitcher, Industrial Seamstress
  sewing, machine operation, measuring, quality checks, safety procedures
51-6052 2 Tailors, Dressmakers, and Custom Sewers
  Tailor, Seamstress, Alterations Specialist, Dressmaker, Alterations Tailor
  sewing, alterations, measuring, customer service, safety procedures
51-6093 2 Upholsterers
  Upholsterer, Furniture Upholsterer, Auto Upholsterer, Upholstery Technician
  upholstery, sewing, hand tools, measuring, safety procedures
51-7011 2 Cabinetmakers and Bench Carpenters
  Cabinet Maker, Cabinetmaker, Bench Carpenter, Woodworker, Furniture Maker
  woodworking, blueprint reading, power tools, measuring, sanding
51-7021 2 Furniture Finishers
  Furniture Finisher, Wood Finisher, Furniture Refinisher, Stainer
  sanding, staining, spray painting, surface preparation, safety procedures
51-7041 1 Sawing Machine Setters, Operators, and Tenders, Wood
  Sawyer, Saw Operator, Sawmill Worker, Rip Saw Operator
  saw operation, measuring, lifting, safety procedures, quality checks
51-7042 2 Woodworking Machine Setters, Operators, and Tenders, Except Sawing
  Woodworking Machine Operator, CNC Router Operator, Wood Lathe Operator, Sander Operator
  machine operation, woodworking, measuring, quality checks, safety procedures
`);
