import { readFamilies } from './readFamilies.ts';

/** Engineering, science, community service, education, arts and media. */
export const scienceFamilies = readFamilies(`
@engineering; 17-2; engineering factory utility energy; office; desk; 1.1
~ design things that are safe, sound and easy to maintain
~ solve technical problems together with the people who use the results
- Turn requirements into calculations, models and drawings.
- Test designs and document the results.
- Visit sites or production lines to see how things work.
- Review drawings and specifications of others.
- Estimate costs and compare options.
- Work with suppliers and builders on open questions.
- Make sure that codes and safety rules are met.
- Lead the analysis when a part or process fails.
- Write reports that others can check.

@drafting-and-surveying; 17-1 17-301 17-303; engineering construction county; office; desk; 0.95
~ turn ideas and measurements into plans that can be built
~ shape places that everyone can reach and use
- Prepare drawings and models and keep them current.
- Measure sites and check the results.
- Meet with clients and builders about changes.
- Check plans against codes, zoning and accessibility rules.
- Keep a clear record of every revision.
- Prepare permit documents.
- Work with engineers to settle conflicts between drawings.
- Answer questions from the site.

@engineering-technicians; 17-302; engineering factory lab utility; plant; floor; 0.98
~ build, test and adjust equipment that has to be right
~ give engineers results that they can trust
- Set up tests and record the measurements.
- Build and adjust prototypes and fixtures.
- Find faults with meters and diagrams.
- Calibrate instruments and keep their records.
- Write short test reports.
- Suggest changes that make a design easier to build.
- Keep the lab clean, safe and stocked.
- Train operators on new equipment.

@laboratory-science; 19-1 19-2 19-4 11-9121; lab foodplant college hospital; office; floor; 0.95
~ answer scientific questions with careful work
~ run studies that others can repeat
- Plan experiments and write down the method first.
- Collect and prepare samples.
- Run tests and check that the instruments are right.
- Record and analyze the results.
- Keep the laboratory safe and well stocked.
- Write reports and present them to colleagues.
- Train students and new staff in our methods.
- Order supplies and keep equipment in good repair.

@environment; 19-103 19-1023 19-204 19-2021 19-4042 19-4071 19-1013; forestry county engineering lab; trades; outdoors; 0.9; seasonal
~ look after land, water and wildlife
~ find out how the environment is changing and what can be done
- Collect samples of soil, water and air in the field.
- Map what you find and keep the data in order.
- Check sites against permits and rules.
- Write reports for the public and for agencies.
- Plan projects that restore land and habitat.
- Speak with landowners, hikers and neighbors.
- Use and care for field instruments.
- Follow safety procedures in remote places.

@social-research; 19-30 19-3032 19-4061 19-1041; consulting college county nonprofit; office; desk; 0.92; remote
~ understand how people live and what would help them
~ give decision makers facts instead of guesses
- Design surveys and interviews that everyone can take part in.
- Collect data from archives, fieldwork or public sources.
- Analyze results and explain how sure we are.
- Write reports and short summaries for the public.
- Present findings at meetings and answer questions.
- Protect the privacy of the people we study.
- Review earlier research.
- Work with partners in the community.

@workplace-safety; 19-5; factory construction utility county; plant; floor; 0.95
~ make sure that everyone goes home safe
~ find hazards before anyone is hurt
- Inspect work areas and write up what you find.
- Take samples of air and noise.
- Look into incidents and find their causes.
- Teach safety classes in clear language.
- Check protective equipment and emergency exits.
- Keep the records that regulators ask for.
- Advise managers on safer ways to work.
- Plan and lead emergency drills.

@counseling; 21-101 19-303 29-9092; clinic nonprofit school county; clinic; desk; 0.82; remote
~ help people take the next step toward the life they want
~ listen without judgment and plan together
- Meet with clients alone and in groups.
- Assess needs and strengths and write a plan with the client.
- Connect people with services in the community.
- Keep notes that are timely, accurate and private.
- Respond calmly when someone is in crisis.
- Work with families, schools and employers when the client agrees.
- Review progress and change the plan when needed.
- Take part in team meetings and supervision.

@community-supervision; 21-1092; county; clinic; desk; 0.85
~ help people on probation or parole stay on track
~ keep the community safe by giving people a second chance that works
- Meet with people on your caseload in the office and in the field.
- Write plans with clear goals and check progress.
- Connect people with jobs, treatment and housing.
- Prepare reports for the court.
- Respond fairly when terms are broken.
- Arrange interpreters and accessible formats when needed.
- Work with families, police and treatment centers.

@social-work; 21-102 21-1093 21-1094 21-1099; nonprofit county hospital clinic; clinic; care; 0.8
~ stand beside people and families in hard times
~ connect people with the help that is there for them
- Meet clients at home, in the office or by phone.
- Learn what each person needs and make a plan together.
- Help with forms for benefits, housing and health care.
- Speak up for clients with agencies and schools.
- Keep case notes complete and confidential.
- Follow up to see that the help arrived.
- Teach workshops and hand out clear information.
- Respond to emergencies with calm and respect.

@ministry; 21-20; nonprofit hospital seniorcare; events; class; 0.65
~ care for people in times of joy and sorrow
~ help our community grow in welcome and service
- Lead services, studies and gatherings.
- Visit people at home, in hospital and in care.
- Listen and offer comfort to people of every background.
- Plan programs for children, youth and adults.
- Recruit and support volunteers.
- Work with local partners on community needs.
- Keep the calendar and the budget of your programs.

@college-teaching; 25-1 25-9044; college; campus; class; 0.85; remote
~ help students learn, question and finish what they began
~ teach in a department that cares about access for every student
- Teach courses in class and online.
- Prepare materials that work for all students, with captions and readable files.
- Advise students on courses and careers.
- Grade work promptly and give helpful comments.
- Hold regular office hours.
- Take part in the work of the department.
- Keep up with research and practice in your field.
- Help design new courses.

@school-teaching; 25-20 25-3031; school; school; class; 0.8
~ help every child learn and feel at home in class
~ teach with patience, imagination and high hopes
- Plan and teach lessons for learners at many levels.
- Follow how each student is doing and adjust your teaching.
- Keep families informed and welcome their questions.
- Create a calm and respectful classroom.
- Work with specialists so that every student is included.
- Take part in team meetings and training days.
- Supervise students at arrival, lunch and dismissal.
- Keep records of attendance and progress.

@special-education; 25-205; school; school; class; 0.82
~ open the whole curriculum to students with disabilities
~ build on what each student can do
- Write individualized education programs with families and colleagues.
- Teach small groups and support students in general classes.
- Adapt materials, tests and technology.
- Track progress on each student's goals.
- Guide paraprofessionals in your classroom.
- Use positive ways to support behavior.
- Plan the move to the next grade, college or work.
- Meet with families and keep them involved.

@tutoring-and-adult-education; 25-30; nonprofit college recreation; school; class; 0.75; remote
~ help learners of all ages reach their goals
~ teach in small groups and at each learner's pace
- Find out what each learner knows and wants to know.
- Plan sessions and choose useful materials.
- Explain in more than one way until it is clear.
- Give kind and honest feedback.
- Track progress and share it with the learner.
- Prepare learners for tests or performances.
- Keep attendance and progress notes.

@preschool-teaching; 25-2011 39-9011; childcare; school; class; 0.85
~ give young children a safe and happy day
~ help children learn through play
- Plan play, stories and outdoor time.
- Watch over children and keep them safe.
- Help with meals, naps and washing hands.
- Talk with parents at drop-off and pick-up.
- Notice how each child is growing and write it down.
- Keep toys and rooms clean.
- Comfort children and help them settle quarrels.
- Welcome children of all abilities.

@libraries-and-museums; 25-40 43-4121; museum county college; retail; floor; 0.78
~ help people find what they are looking for
~ care for collections and share them with the public
- Help visitors find books, records and answers.
- Catalog items and keep the records accurate.
- Handle and store objects with care.
- Plan programs and exhibits that are open to all.
- Check items in and out and collect overdue ones.
- Help people use computers and assistive technology.
- Prepare labels and guides in clear language.
- Keep shelves and displays in order.

@instructional-design; 25-9031; college software consulting hospital; office; desk; 0.8; remote
~ design courses that people can learn from and finish
~ help teachers teach better
- Work with experts to set clear learning goals.
- Build online lessons with captions and keyboard access.
- Try materials with learners and improve them.
- Train instructors in tools and methods.
- Measure whether people learned what they needed.
- Keep the course library current.
- Write guides and job aids.

@teacher-aides; 25-904; school childcare; school; class; 0.9
~ give students the extra help that lets them take part
~ support the teacher and every child in the room
- Work with students one to one and in small groups.
- Help students who use mobility or communication devices.
- Prepare materials and set up the room.
- Watch over students at lunch, recess and on trips.
- Follow the behavior and learning plans.
- Share what you notice with the teacher.
- Help with personal care when it is part of a student's plan.
- Keep simple records.

@design; 27-10; design media store software; office; desk; 0.85; remote
~ give ideas a shape that people understand
~ design with care for detail and for every user
- Meet with clients and learn what they need.
- Sketch several ideas and refine the best.
- Prepare final files for print, screen or production.
- Keep to brand rules, budget and schedule.
- Choose colors and type that everyone can read.
- Present work and welcome comments.
- Work with writers, developers and makers.
- Keep files named and stored so that others can find them.

@crafts-and-display; 27-1012 27-1013 27-1023 27-1026; store venue design grocery; retail; floor; 0.88; seasonal
~ make things that people enjoy looking at
~ bring color and care to our shop
- Make and arrange pieces by hand.
- Set up displays and change them with the season.
- Help customers choose and take their orders.
- Keep tools, materials and work space in order.
- Check stock and order supplies.
- Follow drawings or plans, and suggest your own.
- Pack finished work safely.

@performance; 27-20; venue media recreation; events; floor; 0.9
~ give audiences something to remember
~ create and perform with a generous company
- Prepare and rehearse with the company.
- Perform in front of live or recorded audiences.
- Work with directors, designers and crew.
- Plan productions, budgets and schedules.
- Help with relaxed and audio described performances.
- Take part in school and community programs.
- Keep equipment, music or costumes in order.

@sports; 27-2022 27-2023; school college recreation; school; outdoors; 0.85; seasonal
~ help athletes learn, play fair and enjoy their sport
~ keep games safe and fair
- Plan and lead practices or games.
- Teach skills and rules to players of all abilities.
- Watch over safety and respond to injuries.
- Talk with families and schools.
- Set up and put away equipment.
- Keep scores, rosters and schedules.
- Model respect for opponents and officials.

@writing-and-editing; 27-30; media software nonprofit; office; desk; 0.85; remote
~ find good stories and tell them well
~ make hard things clear
- Research topics and interview people.
- Write, edit and check facts to deadline.
- Keep to our style guide and improve it.
- Choose headlines, images and text descriptions.
- Work with experts to get details right.
- Publish to the website and check how it reads.
- Answer readers and correct errors openly.
- Plan the next issues with the team.

@interpreting; 27-3091 27-3092; hospital law county callcenter; clinic; desk; 0.95; remote
~ make sure that language is never a barrier
~ carry meaning faithfully from one person to another
- Interpret or caption in person, by video and by phone.
- Prepare for each assignment and its special terms.
- Translate or transcribe documents and check them.
- Keep everything that you hear confidential.
- Explain cultural points when they matter.
- Follow the code of ethics of the profession.
- Keep records of assignments.

@photo-and-video; 27-402 27-403; media design venue school; events; floor; 0.88
~ tell stories in pictures
~ make images that people keep
- Plan each shoot with the client or the producer.
- Set up cameras and light.
- Put people at ease in front of the camera.
- Choose, edit and deliver finished work on time.
- Add captions and text descriptions.
- Store and back up files.
- Care for the equipment.

@broadcast-and-sound; 27-301 27-40; media venue college hotel; events; floor; 0.88
~ make sure that the picture, sound and light are right
~ bring programs to people who listen and watch
- Set up, test and run equipment.
- Solve technical problems quickly and calmly.
- Record, edit and deliver finished files.
- Prepare for programs and read or cue scripts.
- Provide captions and assistive listening.
- Work with presenters, artists and clients.
- Care for equipment and report faults.
- Keep a log of each program or event.
`);
