import { readOccupations } from './read.ts';

/** Computer and mathematical occupations. */
export const computing = readOccupations(`
15-1211 4 Computer Systems Analysts
  Systems Analyst, Business Systems Analyst, IT Business Analyst, Computer Systems Analyst, ERP Analyst, Application Analyst, Health Informatics Specialist
  requirements gathering, systems analysis, SQL, process mapping, testing, documentation, data analysis, ERP systems
15-1212 4 Information Security Analysts
  Information Security Analyst, Cybersecurity Analyst, Security Engineer, SOC Analyst, IT Security Specialist, Penetration Tester, Information Assurance Specialist
  cybersecurity, vulnerability assessment, incident response, firewalls, risk assessment, SIEM, network security, security policy
15-1221 5 Computer and Information Research Scientists
  Research Scientist, Machine Learning Scientist, Computer Scientist, AI Researcher, Applied Scientist
  machine learning, algorithms, Python, research methods, statistics, scientific writing
15-1231 3 Computer Network Support Specialists
  Network Technician, Network Support Specialist, Network Analyst, NOC Technician, Network Support Technician
  network troubleshooting, Cisco, TCP/IP, routers and switches, technical support, documentation
15-1232 3 Computer User Support Specialists
  Help Desk Technician, IT Support Specialist, Desktop Support Technician, Technical Support Specialist, Help Desk Analyst, IT Technician, Computer Technician, Service Desk Analyst
  technical support, troubleshooting, Windows, Active Directory, ticketing systems, customer service, Office 365, hardware repair
15-1241 4 Computer Network Architects
  Network Engineer, Network Architect, Senior Network Engineer, Cloud Network Engineer, Wireless Network Engineer
  network design, Cisco, routing and switching, firewalls, VPN, network security, cloud services
15-1242 4 Database Administrators
  Database Administrator, DBA, SQL Server DBA, Oracle DBA, Database Analyst
  SQL, database administration, backup and recovery, performance tuning, Oracle, SQL Server, data security
15-1243 4 Database Architects
  Database Architect, Data Engineer, Data Warehouse Developer, Data Architect, ETL Developer
  SQL, data modeling, data warehousing, ETL, Python, cloud data platforms, performance tuning
15-1244 4 Network and Computer Systems Administrators
  Systems Administrator, Network Administrator, System Administrator, Linux Administrator, IT Administrator, Windows Administrator, Systems Engineer
  Windows Server, Linux, Active Directory, VMware, network administration, backup and recovery, troubleshooting, PowerShell
15-1251 4 Computer Programmers
  Computer Programmer, Programmer Analyst, Programmer, Mainframe Programmer, COBOL Programmer, Application Programmer
  programming, debugging, SQL, Java, C#, testing, documentation
15-1252 4 Software Developers
  Software Engineer, Software Developer, Java Developer, Full Stack Developer, Mobile App Developer, .NET Developer, Backend Developer, DevOps Engineer
  software development, Java, Python, JavaScript, SQL, Git, Agile, cloud services, testing
15-1253 4 Software Quality Assurance Analysts and Testers
  QA Analyst, QA Engineer, Software Tester, Test Engineer, Automation Tester, Quality Assurance Analyst, SDET
  software testing, test cases, test automation, Selenium, bug tracking, regression testing, SQL
15-1254 3 Web Developers
  Web Developer, Front End Developer, WordPress Developer, Webmaster, Website Developer, PHP Developer
  HTML, CSS, JavaScript, web development, WordPress, PHP, responsive design, Git
15-1255 4 Web and Digital Interface Designers
  UX Designer, UI Designer, Web Designer, UX/UI Designer, Product Designer, Accessibility Specialist, Video Game Designer
  user research, wireframing, prototyping, Figma, visual design, HTML, CSS, accessibility
15-1299 4 Computer Occupations, All Other
  IT Specialist, Solutions Architect, IT Consultant, Information Technology Specialist, Cloud Engineer, GIS Analyst, Web Administrator, IT Project Coordinator
  technical support, project management, cloud services, systems integration, documentation, troubleshooting
15-2011 5 Actuaries
  Actuary, Actuarial Analyst, Actuarial Consultant, Pricing Actuary
  actuarial science, statistics, Excel, risk modeling, pricing, insurance knowledge
15-2031 5 Operations Research Analysts
  Operations Research Analyst, Decision Analyst, Optimization Analyst, Quantitative Analyst, Operations Analyst
  mathematical modeling, optimization, statistics, data analysis, simulation, Python
15-2041 5 Statisticians
  Statistician, Biostatistician, Statistical Analyst, Statistical Programmer
  statistics, SAS, R, data analysis, study design, report writing
15-2051 4 Data Scientists
  Data Scientist, Data Analyst, Business Intelligence Analyst, Analytics Consultant, BI Developer, Machine Learning Engineer, Reporting Analyst
  data analysis, SQL, Python, R, Tableau, Power BI, statistics, machine learning, Excel
`);
