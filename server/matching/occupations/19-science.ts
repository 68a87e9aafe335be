import { readOccupations } from './read.ts';

/** Life, physical and social science occupations. */
export const science = readOccupations(`
19-1012 4 Food Scientists and Technologists
  Food Scientist, Food Technologist, Product Development Scientist, Research Chef, Food Safety Specialist
  food safety, product development, laboratory testing, HACCP, sensory testing, data analysis
19-1013 5 Soil and Plant Scientists
  Agronomist, Soil Scientist, Plant Scientist, Crop Scientist, Horticulturist
  soil testing, crop research, field trials, data analysis, technical reports
19-1021 5 Biochemists and Biophysicists
  Biochemist, Protein Scientist, Biophysicist, Analytical Biochemist
  laboratory research, protein analysis, chromatography, data analysis, scientific writing
19-1022 4 Microbiologists
  Microbiologist, Microbiology Scientist, Quality Control Microbiologist, Clinical Microbiologist, Bacteriologist
  microbiology testing, sterile technique, laboratory research, data analysis, recordkeeping
19-1023 4 Zoologists and Wildlife Biologists
  Wildlife Biologist, Fisheries Biologist, Zoologist, Marine Biologist, Wildlife Manager
  field surveys, wildlife management, data analysis, GIS, report writing
19-1029 4 Biological Scientists, All Other
  Biologist, Molecular Biologist, Geneticist, Research Biologist, Bioinformatics Scientist
  laboratory research, PCR, data analysis, scientific writing, cell culture
19-1031 4 Conservation Scientists
  Conservation Scientist, Soil Conservationist, Range Manager, Conservation Planner, Natural Resource Specialist
  conservation planning, GIS, field surveys, environmental regulations, report writing
19-1032 4 Foresters
  Forester, Urban Forester, Timber Manager, Forest Manager
  forest management, timber inventory, GIS, field surveys, wildfire prevention
19-1041 5 Epidemiologists
  Epidemiologist, Public Health Epidemiologist, Infection Preventionist, Disease Investigator
  epidemiology, statistics, SAS, disease surveillance, public health, report writing
19-1042 5 Medical Scientists, Except Epidemiologists
  Clinical Research Scientist, Medical Scientist, Research Associate, Clinical Research Associate, Cancer Researcher, Research Scientist
  clinical trials, laboratory research, data analysis, scientific writing, cell culture, regulatory compliance
19-2012 5 Physicists
  Physicist, Medical Physicist, Research Physicist, Health Physicist
  physics research, data analysis, MATLAB, radiation safety, scientific writing
19-2021 4 Atmospheric and Space Scientists
  Meteorologist, Weather Forecaster, Climate Scientist, Atmospheric Scientist
  weather forecasting, data analysis, computer models, report writing, presentations
19-2031 4 Chemists
  Chemist, Analytical Chemist, Quality Control Chemist, Research Chemist, Formulation Chemist, Laboratory Chemist
  laboratory testing, chromatography, HPLC, quality control, data analysis, laboratory safety
19-2032 5 Materials Scientists
  Materials Scientist, Polymer Scientist, Materials Research Scientist, Nanotechnology Scientist
  materials testing, laboratory research, microscopy, data analysis, scientific writing
19-2041 4 Environmental Scientists and Specialists, Including Health
  Environmental Scientist, Environmental Specialist, Environmental Health Specialist, Environmental Consultant, Hazardous Materials Specialist, Health Inspector
  environmental regulations, sampling, site assessment, report writing, permitting, data analysis
19-2042 4 Geoscientists, Except Hydrologists and Geographers
  Geologist, Geoscientist, Geophysicist, Engineering Geologist, Project Geologist
  geologic mapping, field sampling, GIS, report writing, data analysis
19-2043 4 Hydrologists
  Hydrologist, Hydrogeologist, Groundwater Specialist, Water Resource Specialist
  water sampling, groundwater modeling, GIS, data analysis, report writing
19-3011 5 Economists
  Economist, Economic Analyst, Economic Consultant, Policy Economist, Research Economist
  economic analysis, statistics, data modeling, report writing, Stata, forecasting
19-3022 5 Survey Researchers
  Survey Researcher, Survey Methodologist, Research Manager, Public Opinion Researcher
  survey design, statistics, data collection, report writing, SPSS
19-3032 5 Industrial-Organizational Psychologists
  Industrial Organizational Psychologist, Organizational Development Consultant, Talent Assessment Consultant, People Scientist
  employee assessment, statistics, research methods, organizational development, coaching
19-3033 5 Clinical and Counseling Psychologists
  Clinical Psychologist, Psychologist, Counseling Psychologist, Licensed Psychologist, Staff Psychologist
  psychological assessment, psychotherapy, treatment planning, report writing, crisis intervention
19-3034 5 School Psychologists
  School Psychologist, Educational Psychologist, School Psychology Specialist, School Psych
  psychological assessment, special education, individualized education programs, counseling, consultation
19-3041 5 Sociologists
  Sociologist, Social Scientist, Social Researcher, Policy Researcher
  research methods, statistics, interviewing, scientific writing, data analysis
19-3051 5 Urban and Regional Planners
  Urban Planner, City Planner, Regional Planner, Transportation Planner, Planning Director, Land Use Planner, Community Planner
  land use planning, zoning, GIS, public meetings, report writing, grant writing
19-3091 5 Anthropologists and Archeologists
  Archaeologist, Anthropologist, Cultural Resources Specialist, Field Archaeologist
  field excavation, research methods, report writing, GIS, artifact analysis
19-3093 5 Historians
  Historian, Preservation Historian, Research Historian, Public Historian
  archival research, scientific writing, interviewing, historic preservation, data analysis
19-3094 5 Political Scientists
  Political Scientist, Policy Analyst, Political Analyst, Public Policy Researcher, Government Affairs Analyst
  policy analysis, research methods, statistics, report writing, presentations
19-4012 3 Agricultural Technicians
  Agricultural Technician, Crop Research Technician, Field Research Technician, Seed Technician
  field sampling, data collection, equipment operation, laboratory testing, plant care
19-4013 2 Food Science Technicians
  Food Science Technician, Food Quality Technician, Quality Assurance Technician, Food Laboratory Technician, QA Technician
  food safety, laboratory testing, sampling, HACCP, recordkeeping
19-4021 3 Biological Technicians
  Lab Technician, Laboratory Technician, Biological Technician, Research Technician, Research Assistant, Lab Assistant
  laboratory testing, sample preparation, PCR, cell culture, data collection, laboratory safety
19-4031 3 Chemical Technicians
  Chemical Technician, Laboratory Analyst, Chemical Laboratory Technician, Quality Control Lab Technician
  laboratory testing, sample preparation, titration, recordkeeping, laboratory safety
19-4042 3 Environmental Science and Protection Technicians, Including Health
  Environmental Technician, Environmental Health Technician, Water Quality Analyst, Sanitarian, Environmental Field Sampler
  sampling, field testing, environmental regulations, recordkeeping, equipment calibration
19-4061 4 Social Science Research Assistants
  Research Assistant, Social Science Research Assistant, Research Coordinator, Policy Research Assistant, Clinical Research Coordinator
  data collection, literature review, interviewing, SPSS, recordkeeping, report writing
19-4071 3 Forest and Conservation Technicians
  Forestry Technician, Conservation Technician, Forest Technician, Wildland Resource Technician, Park Technician
  timber inventory, field surveys, GPS equipment, wildfire prevention, trail maintenance
19-4092 4 Forensic Science Technicians
  Crime Scene Investigator, Forensic Scientist, Forensic Technician, Evidence Technician, Latent Print Examiner
  evidence collection, laboratory testing, photography, report writing, court testimony
19-5011 4 Occupational Health and Safety Specialists
  Safety Specialist, EHS Specialist, Safety Manager, Safety Coordinator, Industrial Hygienist, Environmental Health and Safety Manager, Safety Officer
  OSHA regulations, safety training, hazard analysis, accident investigation, site inspection, safety compliance
19-5012 3 Occupational Health and Safety Technicians
  Safety Technician, EHS Technician, Health and Safety Technician, Industrial Hygiene Technician
  safety inspections, air sampling, recordkeeping, OSHA regulations, equipment calibration
`);
