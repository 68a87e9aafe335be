import { readOccupations } from './read.ts';

/** Architecture and engineering occupations. */
export const engineering = readOccupations(`
17-1011 5 Architects, Except Landscape and Naval
  Architect, Project Architect, Architectural Designer, Design Architect, Junior Architect
  architectural design, Revit, AutoCAD, building codes, construction documents, client presentations
17-1012 5 Landscape Architects
  Landscape Architect, Landscape Designer, Site Planner, Land Planner
  site planning, AutoCAD, planting design, grading plans, client presentations
17-1021 4 Cartographers and Photogrammetrists
  Cartographer, GIS Specialist, Mapping Specialist, Photogrammetrist, GIS Mapping Analyst
  GIS, ArcGIS, map making, remote sensing, data analysis
17-1022 4 Surveyors
  Land Surveyor, Surveyor, Professional Land Surveyor, Survey Manager, Survey Party Chief
  land surveying, GPS equipment, AutoCAD, boundary research, map reading
17-2011 4 Aerospace Engineers
  Aerospace Engineer, Aeronautical Engineer, Flight Test Engineer, Propulsion Engineer, Aircraft Design Engineer
  aerodynamics, CATIA, stress analysis, MATLAB, systems testing, technical reports
17-2031 4 Bioengineers and Biomedical Engineers
  Biomedical Engineer, Bioengineer, Clinical Engineer, Biomaterials Engineer, Tissue Engineer
  medical device design, laboratory testing, regulatory compliance, SolidWorks, data analysis
17-2041 4 Chemical Engineers
  Chemical Engineer, Process Engineer, Chemical Process Engineer, Development Engineer
  process design, chemical processes, safety analysis, process control, data analysis, pilot plants
17-2051 4 Civil Engineers
  Civil Engineer, Structural Engineer, Transportation Engineer, Project Engineer, Water Resources Engineer, Geotechnical Engineer, Site Engineer
  civil design, AutoCAD Civil 3D, structural analysis, construction inspection, permitting, drainage design, project management
17-2061 4 Computer Hardware Engineers
  Hardware Engineer, Computer Engineer, ASIC Design Engineer, FPGA Engineer, Hardware Design Engineer
  circuit design, Verilog, hardware testing, firmware, PCB design, debugging
17-2071 4 Electrical Engineers
  Electrical Engineer, Power Engineer, Electrical Design Engineer, Electrical Project Engineer, Power Systems Engineer
  electrical design, power systems, AutoCAD Electrical, PLC programming, circuit analysis, technical reports
17-2072 4 Electronics Engineers, Except Computer
  Electronics Engineer, RF Engineer, Electronics Design Engineer, Telecommunications Engineer, Radio Frequency Engineer
  circuit design, RF systems, signal processing, testing equipment, PCB design
17-2081 4 Environmental Engineers
  Environmental Engineer, Air Quality Engineer, Remediation Engineer, Environmental Project Engineer, Water Quality Engineer
  environmental regulations, remediation, permitting, water treatment, site assessment, technical reports
17-2111 4 Health and Safety Engineers, Except Mining Safety Engineers and Inspectors
  Safety Engineer, Fire Protection Engineer, Product Safety Engineer, Loss Prevention Engineer, Industrial Safety Engineer
  hazard analysis, OSHA regulations, fire protection, risk assessment, safety training, accident investigation
17-2112 4 Industrial Engineers
  Industrial Engineer, Manufacturing Engineer, Quality Engineer, Process Improvement Engineer, Continuous Improvement Engineer, Plant Engineer
  lean manufacturing, Six Sigma, process improvement, time studies, AutoCAD, quality control, data analysis
17-2131 4 Materials Engineers
  Materials Engineer, Metallurgist, Metallurgical Engineer, Corrosion Engineer, Materials Process Engineer
  materials testing, metallurgy, failure analysis, laboratory testing, technical reports
17-2141 4 Mechanical Engineers
  Mechanical Engineer, Mechanical Design Engineer, HVAC Engineer, Product Design Engineer, Project Mechanical Engineer
  mechanical design, SolidWorks, AutoCAD, finite element analysis, thermodynamics, product testing, GD&T
17-2151 4 Mining and Geological Engineers, Including Mining Safety Engineers
  Mining Engineer, Mine Engineer, Geological Engineer, Mine Planning Engineer
  mine planning, geology, ventilation design, safety compliance, AutoCAD
17-2161 5 Nuclear Engineers
  Nuclear Engineer, Reactor Engineer, Nuclear Safety Engineer, Criticality Safety Engineer
  nuclear safety, reactor operations, radiation protection, regulatory compliance, technical reports
17-2171 4 Petroleum Engineers
  Petroleum Engineer, Drilling Engineer, Reservoir Engineer, Completions Engineer, Oil and Gas Production Engineer
  drilling operations, reservoir analysis, well design, data analysis, safety compliance
17-2199 4 Engineers, All Other
  Field Engineer, Validation Engineer, Mechatronics Engineer, Robotics Engineer, Photonics Engineer, Energy Engineer
  systems testing, technical reports, project management, troubleshooting, data analysis
17-3011 3 Architectural and Civil Drafters
  Architectural Drafter, CAD Drafter, Civil Drafter, CAD Technician, AutoCAD Drafter, CAD Operator, BIM Technician
  AutoCAD, Revit, drafting, blueprint reading, construction documents
17-3012 3 Electrical and Electronics Drafters
  Electrical Drafter, Electronics Drafter, Electrical Designer, PCB Designer
  AutoCAD Electrical, wiring diagrams, drafting, schematic reading, technical reports
17-3013 3 Mechanical Drafters
  Mechanical Drafter, Mechanical Designer, CAD Designer, SolidWorks Drafter, Design Drafter
  SolidWorks, AutoCAD, mechanical drawings, GD&T, blueprint reading
17-3021 3 Aerospace Engineering and Operations Technologists and Technicians
  Aerospace Technician, Flight Test Technician, Aerospace Engineering Technician, Avionics Test Technician
  systems testing, troubleshooting, test equipment, technical reports, blueprint reading
17-3022 3 Civil Engineering Technologists and Technicians
  Civil Engineering Technician, Engineering Technician, Construction Materials Technician, Materials Testing Technician, Civil Designer
  materials testing, AutoCAD, construction inspection, surveying, recordkeeping
17-3023 3 Electrical and Electronic Engineering Technologists and Technicians
  Electronics Technician, Electrical Technician, Electronics Test Technician, Engineering Technician, Instrumentation Technician, Field Service Technician
  troubleshooting, soldering, schematic reading, test equipment, circuit testing, calibration
17-3024 3 Electro-Mechanical and Mechatronics Technologists and Technicians
  Electromechanical Technician, Mechatronics Technician, Robotics Technician, Automation Technician
  PLC programming, troubleshooting, robotics, hydraulics and pneumatics, schematic reading
17-3025 3 Environmental Engineering Technologists and Technicians
  Environmental Engineering Technician, Air Quality Technician, Environmental Field Technician, Water Quality Technician
  sampling, field testing, recordkeeping, environmental regulations, equipment calibration
17-3026 3 Industrial Engineering Technologists and Technicians
  Industrial Engineering Technician, Manufacturing Technician, Quality Technician, Process Technician, Quality Control Technician
  quality control, time studies, process improvement, data collection, blueprint reading
17-3027 3 Mechanical Engineering Technologists and Technicians
  Mechanical Technician, Mechanical Engineering Technician, Research and Development Technician, Prototype Technician
  mechanical testing, SolidWorks, troubleshooting, machining, technical drawings
17-3028 3 Calibration Technologists and Technicians
  Calibration Technician, Metrology Technician, Calibration Specialist, Instrument Calibration Technician
  calibration, test equipment, measurement, recordkeeping, troubleshooting
17-3031 3 Surveying and Mapping Technicians
  Survey Technician, Mapping Technician, Survey Crew Member, Instrument Operator, GIS Technician, Rodman
  land surveying, GPS equipment, GIS, map reading, AutoCAD
`);
