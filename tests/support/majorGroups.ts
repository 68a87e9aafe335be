/**
 * The 23 major groups of SOC 2018: the first two digits of a code, and the group's official name.
 */
export const majorGroups: ReadonlyMap<string, string> = new Map([
  ['11', 'Management Occupations'],
  ['13', 'Business and Financial Operations Occupations'],
  ['15', 'Computer and Mathematical Occupations'],
  ['17', 'Architecture and Engineering Occupations'],
  ['19', 'Life, Physical, and Social Science Occupations'],
  ['21', 'Community and Social Service Occupations'],
  ['23', 'Legal Occupations'],
  ['25', 'Educational Instruction and Library Occupations'],
  ['27', 'Arts, Design, Entertainment, Sports, and Media Occupations'],
  ['29', 'Healthcare Practitioners and Technical Occupations'],
  ['31', 'Healthcare Support Occupations'],
  ['33', 'Protective Service Occupations'],
  ['35', 'Food Preparation and Serving Related Occupations'],
  ['37', 'Building and Grounds Cleaning and Maintenance Occupations'],
  ['39', 'Personal Care and Service Occupations'],
  ['41', 'Sales and Related Occupations'],
  ['43', 'Office and Administrative Support Occupations'],
  ['45', 'Farming, Fishing, and Forestry Occupations'],
  ['47', 'Construction and Extraction Occupations'],
  ['49', 'Installation, Maintenance, and Repair Occupations'],
  ['51', 'Production Occupations'],
  ['53', 'Transportation and Material Moving Occupations'],
  ['55', 'Military Specific Occupations'],
]);

/** The major group of a SOC code: `43-4051` gives `43`. */
export const majorGroupOf = (code: string): string => code.slice(0, 2);
