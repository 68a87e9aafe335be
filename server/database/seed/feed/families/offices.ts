import { readFamilies } from './readFamilies.ts';

/** Sales and offices. */
export const officeFamilies = readFamilies(`
@retail; 41-1011 41-20 41-9011 41-9099; store grocery pharmacy auto; retail; floor; 0.95; seasonal
~ help customers find what they need
~ keep our store friendly and well stocked
- Greet customers and answer questions.
- Ring up sales and handle cash and cards.
- Stock shelves and set up displays.
- Keep the store clean and aisles clear.
- Take returns and solve problems.
- Help customers reach or carry items.
- Count stock and report what is low.
- Open or close the store with the team.

@business-sales; 11-2022 41-1012 41-30 41-40 41-903; software factory media consulting; office; desk; 1.05; remote
~ help customers choose what truly fits them
~ build relationships that last
- Find and contact possible customers.
- Learn what a customer needs before you offer anything.
- Show products and answer questions.
- Prepare quotes and agree terms.
- Keep the customer database current.
- Visit or call your accounts regularly.
- Work with the delivery team so that promises are kept.
- Report results and plans each week.

@financial-sales; 41-3021 41-3031; insurance bank; office; desk; 1.05; remote
~ help families and businesses protect what they have
~ explain money matters in plain words
- Meet with clients and learn their goals.
- Explain products, costs and risks.
- Prepare quotes and applications.
- Review policies or accounts every year.
- Keep to licensing and disclosure rules.
- Find new clients through referrals and events.
- Help clients when they have a claim or question.

@travel-sales; 41-3041 43-4181; transit hotel airline callcenter; retail; desk; 0.9; remote
~ get travelers where they want to go
~ plan trips that suit the traveler
- Book trips, seats and rooms.
- Explain fares, rules and documents.
- Arrange wheelchair and other travel assistance.
- Rebook travelers when plans change.
- Answer calls, chats and messages.
- Handle payments and refunds.
- Keep traveler records.

@property-sales; 41-902; property; office; desk; 1
~ help people find a home or a place to work
~ guide buyers and sellers through each step
- Meet clients and learn what they look for.
- Show properties and point out accessible features.
- Prepare listings, photos and offers.
- Negotiate and follow the contract to closing.
- Keep up with prices and local rules.
- Hold open houses.
- Stay in touch with past clients.

@phone-sales; 41-904 41-909; callcenter nonprofit utility; office; desk; 0.9; remote
~ talk with people and make each call count
~ present our offers honestly
- Call or visit people from a list.
- Explain the offer and answer questions.
- Take orders, pledges or appointments.
- Respect people who say no.
- Record the result of each contact.
- Meet daily goals as part of a team.
- Take part in coaching sessions.

@customer-service; 43-4051 43-1011 43-2 43-4021 43-4151 43-4199 43-404; callcenter insurance utility store software; office; desk; 0.92; remote
~ give customers clear answers and quick help
~ be the voice that solves the problem
- Answer customers by phone, chat and email.
- Find the cause of a problem and solve it.
- Take orders and update accounts.
- Serve customers who use relay or text services.
- Explain bills, products and policies.
- Pass on cases that need a specialist, and follow up.
- Keep notes of each contact.
- Suggest ways to improve our service.
- Follow privacy rules.

@banking-service; 43-3071 43-4141 43-4131 43-4011; bank; retail; desk; 0.95
~ help customers look after their money
~ give fast, friendly and accurate service
- Serve customers at the counter or desk.
- Handle deposits, withdrawals and payments.
- Open accounts and explain them.
- Check documents for loans and accounts.
- Balance your drawer or files each day.
- Watch for fraud and protect privacy.
- Offer products that fit the customer.
- Help customers use accessible online banking.

@public-benefits; 43-4061 43-4031 43-4111; county nonprofit hospital; office; desk; 0.95
~ help residents get the services they are entitled to
~ serve the public with patience and fairness
- Interview people in person and by phone.
- Explain programs, forms and decisions.
- Check documents and enter them in the system.
- Decide or refer cases within the time set.
- Keep records accurate and private.
- Arrange interpreters and accessible formats.
- Collect fees and give receipts.
- Answer questions from other offices.

@front-desk; 43-4171 43-6013; clinic hospital dental law salon; clinic; desk; 0.92
~ give every visitor a friendly start
~ keep the front office calm and organized
- Greet visitors and answer the phone.
- Schedule and confirm appointments.
- Check information and insurance.
- Take payments and give receipts.
- Keep the waiting area tidy and accessible.
- Scan and file documents.
- Pass on messages promptly.
- Protect private information.

@office-support; 43-6 43-9 43-407; county school insurance consulting nonprofit; office; desk; 0.92; remote
~ keep the office running smoothly
~ support a busy team with care and order
- Keep calendars and arrange meetings.
- Enter data and check it.
- Prepare letters, forms and reports.
- Make documents accessible before they are sent.
- Scan, file and find records.
- Answer phone calls and messages.
- Order supplies.
- Sort and send mail.
- Take notes at meetings.

@dispatching; 43-503; logistics county transit; care; desk; 1
~ send the right help to the right place
~ keep drivers, crews and callers connected
- Answer calls and find out what is needed.
- Send crews or drivers and follow their progress.
- Use radio, phone and mapping software.
- Stay calm when several things happen at once.
- Record times and actions.
- Answer text and relay calls.
- Tell customers or callers about delays.

@mail-and-courier; 43-505 43-5021 43-5041 43-9051; logistics utility; trades; road; 0.95; seasonal
~ bring mail and parcels to the right door
~ work a route that people rely on
- Sort mail, parcels or readings for the route.
- Load the vehicle safely.
- Deliver or collect along the route.
- Scan items and get signatures.
- Drive or walk safely in all weather.
- Help customers at the counter or door.
- Report damaged items and hazards.

@shipping-and-planning; 43-50 43-507 43-506 43-511; logistics factory store; plant; floor; 0.95; seasonal
~ get the right goods out on time
~ keep stock and records in step
- Receive goods and check them against orders.
- Pack, label and ship orders.
- Count stock and correct the records.
- Plan what is needed for the coming days.
- Book carriers and follow shipments.
- Prepare shipping documents.
- Tell customers and colleagues about delays.
- Keep the dock and aisles clear.
`);
