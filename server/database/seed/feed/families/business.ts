import { readFamilies } from './readFamilies.ts';

/** Management, business, finance, computing and law. */
export const businessFamilies = readFamilies(`
@operations-management; 11-10 11-3012 11-3013 11-9161; consulting store facility county property; office; desk; 1.1
~ keep our operations running well and our people supported
~ lead a team that takes pride in dependable work
- Set clear goals for the team and review progress every week.
- Plan the yearly budget and explain where the money goes.
- Hire, train and support staff, and give feedback that helps.
- Agree contracts with vendors and check that they deliver.
- Improve how work flows from one step to the next.
- Report results to the leadership team each month.
- Make sure that safety and legal duties are met.
- Step in when something goes wrong and find out why.
- Listen to staff and act on what they suggest.

@marketing-management; 11-201 11-2021 11-2032; media design software store; office; desk; 1.2; remote
~ tell our story to the people we want to reach
~ lead campaigns from the first idea to the final report
- Plan campaigns for the year and set a budget for each.
- Lead a small team of writers, designers and analysts.
- Study how customers find us and what makes them stay.
- Choose channels and agree terms with media partners.
- Review copy and images so that they are accurate and accessible.
- Track results weekly and move money to what works.
- Work with the sales team on shared goals.
- Present plans and results to the leadership team.

@technology-management; 11-3021 11-9041; software engineering insurance; office; desk; 1.4; remote
~ lead the people who build and run our systems
~ turn business needs into technical plans that hold
- Lead a team of engineers and help each of them grow.
- Plan releases with product owners and keep the schedule honest.
- Set technical standards and review the larger designs.
- Manage the budget for tools, licenses and cloud services.
- Keep systems secure and tested against failure.
- Explain technical choices to people outside the team.
- Lead the review after every major incident.
- Recruit with a fair and structured interview.

@finance-management; 11-3031; bank accounting insurance consulting; office; desk; 1.25; remote
~ give our leaders figures that they can rely on
~ look after our money and the controls around it
- Lead the month-end close and review the statements.
- Build the yearly budget with every department.
- Watch cash flow and forecast what we will need.
- Keep internal controls up to date and tested.
- Prepare reports for the board, the bank and the auditors.
- Supervise a team of accountants and analysts.
- Explain results in plain words to people outside finance.
- Look for savings that do not harm the service.

@people-and-training; 11-31 13-1071 13-1075 13-1141 13-1151 43-4161; staffing consulting hospital insurance software; office; desk; 0.95; remote
~ help people find their place here and do well in it
~ make hiring and training fair and useful
- Guide candidates through hiring and keep them informed.
- Welcome new employees and plan their first weeks.
- Answer questions about benefits, leave and pay.
- Keep personnel records correct and confidential.
- Arrange workplace accommodations together with managers and staff.
- Prepare training sessions and check what people learned.
- Advise managers on policy and employment law.
- Run surveys and share what we learn from them.
- Help settle disagreements early and fairly.

@production-management; 11-3051 11-3071 53-104; factory logistics foodplant; plant; floor; 1.05
~ keep goods moving safely and on time
~ lead a shift that meets its targets without cutting corners
- Plan the work of each shift and assign people to stations.
- Walk the floor, spot hazards and have them fixed.
- Compare output with the plan and explain differences.
- Order materials and keep stock at the right level.
- Train new team members and pair them with a mentor.
- Meet with maintenance to plan repairs before things break.
- Hold short daily meetings and listen to what people need.
- Keep records of safety checks, hours and deliveries.
- Work with suppliers and carriers on dates and prices.

@construction-management; 11-9021 47-1011; construction; trades; outdoors; 1.15
~ bring building projects in safely, on time and on budget
~ lead crews and subcontractors from ground-breaking to handover
- Plan each stage of the project and update the schedule weekly.
- Read drawings and settle questions with the design team.
- Hire subcontractors and check their work on site.
- Hold a safety talk every morning and act on hazards.
- Track costs and changes against the contract.
- Arrange inspections and keep the permits in order.
- Keep the owner informed with photos and short reports.
- Order materials so that crews never wait.

@school-leadership; 11-903; school college childcare; school; class; 1
~ lead a school where every learner belongs
~ support teachers and staff so that students can thrive
- Lead teachers and staff and visit classrooms often.
- Plan the calendar, the budget and the staffing of the year.
- Meet with families and answer their concerns.
- Review student results and plan support where it is needed.
- Keep the program in line with state rules.
- Make sure that students with disabilities have full access.
- Lead hiring and the growth of new staff.
- Represent us in the community.

@food-management; 11-9051 35-1012; restaurant hotel grocery seniorcare; evening; floor; 0.85
~ run a kitchen and dining room that guests like to come back to
~ lead a team that serves good food safely
- Open or close the restaurant and lead the shift.
- Schedule staff fairly and two weeks ahead.
- Train the team in food safety and service.
- Order food, check deliveries and control waste.
- Talk with guests and put mistakes right at once.
- Count the cash and record the day's sales.
- Keep the kitchen ready for inspection every day.
- Plan menus and prices with the chef.

@guest-and-recreation-management; 11-9072 11-9081 39-101 39-1022; hotel recreation casino; events; floor; 0.9
~ give guests a safe and memorable visit
~ lead a team that puts guests first
- Lead the team on duty and help where it is busy.
- Plan events, activities and the staff for them.
- Handle guest concerns calmly and make things right.
- Watch costs and sales and report them each week.
- Train staff in safety, service and accessibility.
- Inspect the facility and arrange repairs.
- Keep cash handling and records in good order.
- Build ties with local groups and partners.

@health-management; 11-9111; hospital clinic seniorcare; office; desk; 1.1
~ lead a care team that puts patients first
~ make sure that care is safe, timely and well documented
- Lead the daily work of the department and its staff.
- Plan staffing so that patients are safe at every hour.
- Manage the budget and explain spending to the director.
- Keep the department ready for inspection.
- Review patient feedback and quality data each month.
- Improve how records, billing and scheduling work together.
- Coach new supervisors and support their growth.
- Protect patient privacy in everything we do.

@property-management; 11-9141; property; office; desk; 0.95
~ look after homes and the people who live in them
~ keep our buildings full, safe and well cared for
- Show apartments and prepare leases.
- Collect rent and follow up kindly on late payments.
- Plan repairs with the maintenance team and outside vendors.
- Answer residents' requests and keep them informed.
- Respond to requests for reasonable accommodations in housing.
- Prepare the monthly report for the owner.
- Inspect units and shared spaces regularly.
- Keep files complete and in line with fair housing law.

@community-programs; 11-9151 11-2033 13-1131; nonprofit county; office; desk; 0.85; remote
~ grow programs that people in our community count on
~ bring in the support that our work depends on
- Plan the program year and set goals with partners.
- Write grant proposals and report on the results.
- Build lasting relationships with donors and volunteers.
- Supervise staff and review cases with them.
- Plan events that are welcoming and accessible to all.
- Keep donor and program records accurate.
- Speak for the organization at community meetings.
- Watch the budget and explain any changes.

@business-operations; 13-1 11-9199; consulting software insurance logistics engineering; office; desk; 0.95; remote
~ help teams work better with clear plans and good data
~ keep projects on track and everyone informed
- Gather requirements from the people who do the work.
- Map how work is done today and suggest improvements.
- Keep the project plan, the risks and the budget up to date.
- Run short meetings with clear notes and next steps.
- Build reports that show what changed and why.
- Write procedures that others can follow.
- Follow up on open items until they are closed.
- Check that the change did what it was meant to do.
- Present findings to managers in plain language.

@purchasing; 11-3061 13-102 43-3061; factory store hospital logistics; office; desk; 0.95; remote
~ buy what we need at a fair price and on time
~ build good relations with our suppliers
- Prepare purchase orders and follow them to delivery.
- Ask for quotes and compare price, quality and lead time.
- Negotiate terms with suppliers.
- Watch stock levels and plan the next orders.
- Solve problems with late, wrong or damaged goods.
- Keep supplier files and contracts current.
- Study sales and prices to plan ahead.
- Match invoices with orders and receipts.

@claims-and-underwriting; 13-103 13-2053 43-9041; insurance; office; desk; 0.95; remote
~ settle claims fairly and explain every decision
~ help policyholders when they need us most
- Review applications and claims and ask for what is missing.
- Talk with customers, witnesses and repair shops.
- Compare the facts with the terms of the policy.
- Estimate damage from photos and reports.
- Decide within your authority and explain why in writing.
- Keep complete notes in the claims system.
- Watch for signs of fraud and report them.
- Pay or refer each case within the promised time.

@events; 13-1121 13-1011; hotel venue recreation media; events; floor; 0.95; seasonal
~ plan events that run smoothly and welcome everyone
~ look after our clients from the first call to the last guest
- Meet with clients and turn their ideas into a plan.
- Book spaces, caterers and equipment within the budget.
- Check that the venue is accessible to every guest.
- Keep the timeline and share it with all involved.
- Lead the team on the day of the event.
- Agree contracts and keep track of payments.
- Ask for feedback and use it next time.

@marketing-and-communications; 13-1161 27-3031; media design software nonprofit store; office; desk; 0.9; remote
~ help people find and understand what we offer
~ share our work with the public in clear words
- Plan and write posts, newsletters and web pages.
- Study the market and report what customers need.
- Answer questions from the press and the public.
- Keep the content calendar and meet its deadlines.
- Add captions and text descriptions to everything we publish.
- Measure results and suggest what to try next.
- Work with designers on images and short videos.
- Help plan events and product launches.

@accounting; 13-2011 13-2031 13-208 43-303 43-3051 43-3021 43-3011; accounting bank hospital construction nonprofit; office; desk; 0.92; remote
~ keep our books correct and our bills paid on time
~ make sure that every figure can be traced
- Enter invoices and payments and check them against orders.
- Reconcile accounts each month and explain differences.
- Answer questions from vendors, customers and staff.
- Prepare reports for managers and auditors.
- Help with the month-end and year-end close.
- Keep records organized and easy to find.
- Prepare tax forms and meet every filing date.
- Suggest ways to make our procedures simpler.
- Follow up on overdue accounts with courtesy.

@appraisal; 13-2023; bank county; office; desk; 1
~ put a fair value on homes, land and buildings
~ give owners and lenders a value that they can trust
- Visit properties and note their size, condition and features.
- Compare recent sales nearby.
- Search deeds, maps and tax records.
- Write reports that explain each value.
- Answer questions from owners.
- Defend values at hearings when asked.
- Keep to the standards of the profession.

@finance; 13-20; bank insurance accounting consulting; office; desk; 1.05; remote
~ help clients and colleagues make sound decisions about money
~ judge risk with care and explain it clearly
- Study financial statements, markets and trends.
- Build models and test what happens when things change.
- Meet with clients and learn what matters to them.
- Write recommendations with clear reasons.
- Check applications and documents for completeness.
- Follow the rules on lending, privacy and disclosure.
- Keep client files up to date.
- Prepare reports for managers and examiners.

@software; 15-125 15-1221 15-1299; software insurance bank media; office; desk; 1.25; remote
~ build software that people with and without disabilities enjoy using
~ turn ideas into working, tested software
- Design, write and test code in small steps.
- Review the work of others and welcome review of yours.
- Talk with users and turn their needs into tasks.
- Find the cause of defects and fix it for good.
- Write documentation that a newcomer can follow.
- Automate tests and releases.
- Check that what we build works with a keyboard and a screen reader.
- Plan the next two weeks together with the team.
- Watch how the software runs and improve its speed.

@web-and-interface; 15-1254 15-1255; software design media; office; desk; 1.15; remote
~ make websites and apps that are clear, fast and open to all
~ shape what our users see, hear and touch
- Build pages and components from designs.
- Test with keyboard, screen readers and on small screens.
- Sketch ideas and try them with real users.
- Keep our design system consistent and documented.
- Improve loading speed on slow connections.
- Work with writers so that the words and layout fit together.
- Fix reported problems and tell the person who reported them.
- Present options to clients and explain the trade-offs.

@systems-and-support; 15-121 15-123 15-124; software callcenter hospital school insurance; office; desk; 1; remote
~ keep our systems running and our colleagues working
~ give friendly technical help to people at every skill level
- Answer requests by phone, chat and ticket.
- Set up computers, accounts and assistive technology.
- Watch systems and act before users notice a problem.
- Install updates and test backups.
- Write instructions with clear steps.
- Find the cause of recurring faults and remove it.
- Review access rights and report suspicious activity.
- Plan upgrades and carry them out after hours when needed.
- Keep an inventory of equipment and licenses.

@data-science; 15-2 43-9111; insurance software lab consulting; office; desk; 1.15; remote
~ find answers in data and explain them to the people who decide
~ build models that are useful, tested and fair
- Collect, clean and document data.
- Build models and compare them with simple baselines.
- Check results for bias and explain their limits.
- Present findings with clear charts and words.
- Work with colleagues to ask the right question first.
- Write code that others can run again.
- Keep data private and safe.
- Follow new methods and share what is useful.

@law; 23-10; law county nonprofit; office; desk; 1.15; remote
~ give clients sound advice and stand up for them
~ decide and argue cases with care and fairness
- Research the law and apply it to the facts.
- Draft contracts, motions and letters.
- Meet with clients and explain their options in plain words.
- Prepare for hearings and negotiations.
- Review evidence and documents.
- Keep to court deadlines and rules of ethics.
- Work closely with paralegals and colleagues.
- Take part in pro bono work in our community.

@hearings; 23-1012 23-1021 23-1022; county law; office; desk; 1.05; remote
~ help people settle disputes fairly
~ see that every side is heard
- Read the record and the arguments of both sides.
- Research the law and write clear drafts.
- Prepare or lead hearings and meetings.
- Explain the process to people in plain words.
- Arrange interpreters and accessible hearing rooms.
- Keep to deadlines and rules of ethics.
- Keep files complete and confidential.

@private-investigation; 33-9021; law insurance store; office; desk; 0.95
~ find out what happened and prove it
~ protect people and property by careful fact finding
- Interview people and take statements.
- Search public records and online sources.
- Watch places and note what you see, within the law.
- Collect and label evidence.
- Write clear and truthful reports.
- Explain findings to clients or in court.
- Keep everything confidential.

@legal-support; 23-20 43-6012; law insurance bank county; office; desk; 0.95; remote
~ keep our cases organized and our clients informed
~ support attorneys with careful research and documents
- Draft and proofread legal documents.
- File documents with the court on time.
- Search public records and summarize what you find.
- Keep calendars, deadlines and case files.
- Talk with clients and collect what the case needs.
- Prepare exhibits and binders for hearings.
- Check citations and names for accuracy.
- Keep everything confidential.
`);
