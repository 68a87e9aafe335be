import { readOccupations } from './read.ts';

/** Business and financial operations occupations. */
export const business = readOccupations(`
13-1011 4 Agents and Business Managers of Artists, Performers, and Athletes
  Talent Agent, Booking Agent, Artist Manager, Sports Agent, Literary Agent
  contract negotiation, talent scouting, client relations, event booking, networking
13-1022 3 Wholesale and Retail Buyers, Except Farm Products
  Buyer, Retail Buyer, Merchandise Buyer, Assistant Buyer, Merchandise Planner, Category Manager
  merchandise planning, vendor negotiation, trend analysis, inventory planning, pricing, Excel
13-1023 3 Purchasing Agents, Except Wholesale, Retail, and Farm Products
  Purchasing Agent, Procurement Specialist, Purchasing Specialist, Contract Specialist, Sourcing Specialist, Purchaser, Procurement Analyst
  purchase orders, vendor management, contract negotiation, sourcing, cost analysis, SAP, Excel
13-1031 3 Claims Adjusters, Examiners, and Investigators
  Claims Adjuster, Claims Examiner, Insurance Adjuster, Claims Representative, Claims Specialist, Claims Investigator, Claims Analyst
  claims processing, investigation, insurance policies, negotiation, report writing, customer service, damage estimates
13-1032 3 Insurance Appraisers, Auto Damage
  Auto Damage Appraiser, Vehicle Appraiser, Auto Damage Adjuster, Material Damage Appraiser
  damage estimates, vehicle repair knowledge, estimating software, negotiation, report writing
13-1041 4 Compliance Officers
  Compliance Officer, Compliance Analyst, Compliance Specialist, Regulatory Affairs Specialist, Environmental Compliance Inspector, Code Enforcement Officer, Licensing Specialist
  regulatory compliance, auditing, policy writing, investigation, risk assessment, report writing, recordkeeping
13-1051 4 Cost Estimators
  Estimator, Cost Estimator, Construction Estimator, Project Estimator, Senior Estimator
  cost estimating, blueprint reading, bid preparation, quantity takeoff, Excel, vendor quotes
13-1071 4 Human Resources Specialists
  Recruiter, HR Specialist, Human Resources Generalist, HR Coordinator, Talent Acquisition Specialist, Staffing Coordinator, HR Representative, Technical Recruiter
  recruiting, interviewing, onboarding, employee relations, applicant tracking systems, benefits administration, employment law, HRIS
13-1074 2 Farm Labor Contractors
  Farm Labor Contractor, Harvest Contractor, Crew Leader Contractor, Farm Labor Recruiter
  crew supervision, recruiting, payroll, Spanish, safety training
13-1075 4 Labor Relations Specialists
  Labor Relations Specialist, Labor Relations Representative, Employee Relations Specialist, Union Representative
  collective bargaining, grievance handling, employment law, negotiation, mediation, contract interpretation
13-1081 4 Logisticians
  Logistics Analyst, Supply Chain Analyst, Logistician, Logistics Specialist, Supply Chain Planner, Logistics Engineer, Demand Planner
  logistics, supply chain planning, inventory control, data analysis, Excel, SAP, forecasting
13-1082 4 Project Management Specialists
  Project Manager, Project Coordinator, Program Manager, Scrum Master, Project Management Analyst, Implementation Manager, Project Administrator
  project management, scheduling, risk management, stakeholder communication, budgeting, Agile, Microsoft Project, reporting
13-1111 4 Management Analysts
  Management Consultant, Business Analyst, Management Analyst, Process Improvement Specialist, Business Consultant, Program Analyst, Organizational Consultant
  business analysis, process improvement, data analysis, requirements gathering, presentations, report writing, Excel
13-1121 3 Meeting, Convention, and Event Planners
  Event Planner, Event Coordinator, Wedding Planner, Conference Planner, Meeting Planner, Events Manager, Catering Sales Coordinator
  event planning, vendor management, budgeting, contract negotiation, scheduling, customer service
13-1131 4 Fundraisers
  Fundraiser, Development Officer, Development Associate, Grant Writer, Major Gifts Officer, Fundraising Coordinator
  fundraising, donor relations, grant writing, event planning, prospect research, database management
13-1141 4 Compensation, Benefits, and Job Analysis Specialists
  Benefits Specialist, Compensation Analyst, Benefits Administrator, Benefits Coordinator, Compensation Specialist, Job Analyst
  benefits administration, salary surveys, HRIS, Excel, employee communication, data analysis
13-1151 4 Training and Development Specialists
  Trainer, Corporate Trainer, Training Specialist, Training Coordinator, Learning Specialist, Instructional Trainer, Staff Development Coordinator
  training delivery, curriculum design, presentation skills, needs assessment, e-learning, learning management systems
13-1161 4 Market Research Analysts and Marketing Specialists
  Marketing Specialist, Marketing Coordinator, Market Research Analyst, Digital Marketing Specialist, SEO Specialist, Social Media Specialist, Marketing Analyst, Marketing Associate
  market research, digital marketing, social media, content creation, Google Analytics, SEO, email marketing, data analysis
13-1199 4 Business Operations Specialists, All Other
  Operations Specialist, Business Operations Analyst, Operations Coordinator, Operations Analyst, E-commerce Specialist, Business Continuity Planner
  process improvement, data analysis, reporting, coordination, Excel, problem solving
13-2011 4 Accountants and Auditors
  Accountant, Staff Accountant, Senior Accountant, Auditor, Internal Auditor, CPA, Cost Accountant, Tax Accountant
  general ledger, account reconciliation, financial reporting, month-end close, GAAP, auditing, Excel, QuickBooks, tax preparation
13-2023 3 Appraisers and Assessors of Real Estate
  Real Estate Appraiser, Property Appraiser, Tax Assessor, Property Assessor, Appraiser Trainee
  property valuation, market analysis, report writing, property inspection, public records research
13-2031 4 Budget Analysts
  Budget Analyst, Budget Officer, Budget Coordinator, Budget Manager, Budget Specialist
  budgeting, forecasting, variance analysis, financial reporting, Excel, policy analysis
13-2041 4 Credit Analysts
  Credit Analyst, Credit Risk Analyst, Commercial Credit Analyst, Loan Analyst, Credit Administrator
  credit analysis, financial statements, risk assessment, loan documents, Excel, report writing
13-2051 4 Financial and Investment Analysts
  Financial Analyst, Investment Analyst, Securities Analyst, Equity Research Analyst, FP&A Analyst, Portfolio Analyst, Investment Banking Analyst
  financial modeling, forecasting, financial analysis, Excel, valuation, budgeting, presentations, data analysis
13-2052 4 Personal Financial Advisors
  Financial Advisor, Financial Planner, Wealth Manager, Financial Consultant, Investment Advisor, Retirement Planner
  financial planning, investment knowledge, client relations, retirement planning, sales, risk assessment
13-2053 4 Insurance Underwriters
  Underwriter, Insurance Underwriter, Commercial Underwriter, Underwriting Analyst, Life Underwriter
  risk assessment, underwriting, insurance policies, data analysis, decision making, pricing
13-2054 4 Financial Risk Specialists
  Risk Analyst, Risk Manager, Fraud Analyst, Financial Risk Analyst, Risk Management Specialist
  risk assessment, financial modeling, data analysis, fraud detection, regulatory compliance, SQL
13-2061 4 Financial Examiners
  Bank Examiner, Financial Examiner, Bank Compliance Officer, Anti-Money Laundering Analyst, Compliance Examiner
  regulatory compliance, auditing, financial statements, report writing, investigation
13-2071 4 Credit Counselors
  Credit Counselor, Housing Counselor, Debt Counselor, Financial Counselor, Student Loan Counselor
  financial counseling, budgeting, debt management, customer service, interviewing, recordkeeping
13-2072 3 Loan Officers
  Loan Officer, Mortgage Loan Officer, Mortgage Banker, Loan Originator, Commercial Lender, Mortgage Consultant
  loan origination, credit analysis, sales, customer service, mortgage lending, loan documents
13-2081 3 Tax Examiners and Collectors, and Revenue Agents
  Revenue Agent, Tax Examiner, Tax Auditor, Revenue Officer, Tax Collector
  tax law, auditing, collections, recordkeeping, customer service, investigation
13-2082 2 Tax Preparers
  Tax Preparer, Tax Specialist, Income Tax Preparer, Tax Associate, Enrolled Agent
  tax preparation, tax software, customer service, attention to detail, bookkeeping
13-2099 4 Financial Specialists, All Other
  Financial Specialist, Grants Accountant, Fraud Examiner, Finance Specialist, Treasury Analyst
  financial analysis, recordkeeping, investigation, reporting, Excel
`);
