import { readOccupations } from './read.ts';

/** Sales and related occupations. */
export const sales = readOccupations(`
41-1011 2 First-Line Supervisors of Retail Sales Workers
  Retail Store Manager, Assistant Store Manager, Retail Supervisor, Department Manager, Key Holder, Shift Manager, Retail Manager, Store Supervisor
  staff supervision, retail sales, inventory control, customer service, scheduling, cash handling, merchandise display, loss prevention
41-1012 4 First-Line Supervisors of Non-Retail Sales Workers
  Sales Supervisor, Sales Team Lead, Inside Sales Manager, Business Development Manager, Sales Team Leader
  staff supervision, sales coaching, sales forecasting, business development, Salesforce, account management
41-2011 1 Cashiers
  Cashier, Front End Cashier, Checkout Clerk, Grocery Cashier, Retail Cashier, Head Cashier, Gas Station Cashier
  cash handling, customer service, point of sale systems, cash balancing, stocking, communication
41-2021 2 Counter and Rental Clerks
  Rental Agent, Rental Clerk, Car Rental Agent, Leasing Consultant, Leasing Agent, Counter Clerk, Rental Sales Associate
  customer service, rental agreements, sales, cash handling, phone skills
41-2022 2 Parts Salespersons
  Parts Counter Person, Parts Specialist, Auto Parts Salesperson, Parts Associate, Parts Advisor
  parts lookup, customer service, inventory control, automotive knowledge, sales
41-2031 1 Retail Salespersons
  Retail Sales Associate, Sales Associate, Retail Associate, Store Associate, Salesperson, Car Salesman, Sales Consultant, Beauty Advisor, Sales Clerk
  customer service, retail sales, cash handling, product knowledge, merchandise display, stocking, point of sale systems
41-3011 3 Advertising Sales Agents
  Advertising Sales Representative, Media Sales Representative, Advertising Account Executive, Digital Advertising Sales Consultant
  sales, account management, media planning, presentations, prospecting
41-3021 3 Insurance Sales Agents
  Insurance Agent, Insurance Sales Agent, Life Insurance Agent, Insurance Broker, Insurance Producer, Insurance Sales Representative
  insurance policies, sales, customer service, prospecting, state insurance license
41-3031 4 Securities, Commodities, and Financial Services Sales Agents
  Stockbroker, Financial Services Representative, Investment Banker, Securities Trader, Registered Representative, Broker, Financial Sales Representative
  investment knowledge, sales, client relations, securities license, financial analysis
41-3041 2 Travel Agents
  Travel Agent, Travel Consultant, Travel Advisor, Corporate Travel Agent, Travel Counselor
  travel planning, reservations, customer service, sales, booking systems
41-3091 3 Sales Representatives of Services, Except Advertising, Insurance, Financial Services, and Travel
  Account Executive, Sales Representative, Business Development Representative, Sales Development Representative, Account Manager, Inside Sales Representative, Outside Sales Representative, Sales Executive
  sales, prospecting, account management, cold calling, Salesforce, negotiation, presentations, customer relationships
41-4011 4 Sales Representatives, Wholesale and Manufacturing, Technical and Scientific Products
  Medical Sales Representative, Pharmaceutical Sales Representative, Technical Sales Representative, Medical Device Sales Representative, Software Sales Representative, Technical Account Manager
  technical sales, product demonstrations, account management, negotiation, prospecting, territory management
41-4012 3 Sales Representatives, Wholesale and Manufacturing, Except Technical and Scientific Products
  Wholesale Sales Representative, Route Sales Representative, Manufacturer's Representative, Territory Sales Representative, Field Sales Representative, Key Account Manager
  sales, account management, territory management, negotiation, product knowledge, prospecting
41-9011 1 Demonstrators and Product Promoters
  Product Demonstrator, Brand Ambassador, Promoter, In-Store Demonstrator, Event Brand Representative
  product demonstrations, customer service, sales, public speaking, communication
41-9021 4 Real Estate Brokers
  Real Estate Broker, Managing Broker, Commercial Real Estate Broker, Broker Associate
  real estate sales, contract negotiation, property law, client relations, real estate license
41-9022 3 Real Estate Sales Agents
  Real Estate Agent, Realtor, Real Estate Salesperson, Leasing Specialist, Real Estate Consultant
  real estate sales, client relations, property showings, negotiation, marketing, real estate license
41-9031 4 Sales Engineers
  Sales Engineer, Technical Sales Engineer, Pre-Sales Engineer, Solutions Engineer, Solutions Consultant
  technical sales, product demonstrations, requirements gathering, presentations, proposal writing
41-9041 1 Telemarketers
  Telemarketer, Telesales Representative, Telemarketing Representative, Phone Sales Representative, Appointment Setter, Telephone Fundraiser
  cold calling, phone skills, sales, data entry, persuasion
41-9091 1 Door-to-Door Sales Workers, News and Street Vendors, and Related Workers
  Door to Door Sales Representative, Canvasser, Street Vendor, Field Canvasser
  sales, communication, persuasion, cash handling, customer service
41-9099 2 Sales and Related Workers, All Other
  Auctioneer, Sales Support Specialist, Sales Assistant, Sales Coordinator, Personal Shopper, Sales Associate Trainee
  sales, customer service, order processing, data entry, product knowledge
`);
