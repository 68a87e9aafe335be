import { readFamilies } from './readFamilies.ts';

/** Health care and health support. */
export const healthFamilies = readFamilies(`
@medicine; 29-12 29-1071 29-115 29-116 29-117; hospital clinic; clinic; care; 1.6
~ give patients thoughtful and timely medical care
~ treat each patient as a partner in their care
- Examine patients and take their history.
- Order and read tests and explain what they mean.
- Diagnose and treat within your scope of practice.
- Plan treatment together with the patient.
- Record every visit promptly.
- Work closely with nurses, therapists and specialists.
- Teach patients how to stay well.
- Take part in quality reviews and on-call coverage.
- Use an interpreter or communication aids when a patient needs them.

@surgery; 29-1249; hospital; care; care; 1.6
~ operate with skill and judgment
~ guide patients from the first visit to full recovery
- See patients before and after surgery.
- Explain choices, risks and recovery in plain words.
- Perform surgery with the operating room team.
- Make rounds and adjust care.
- Record each operation promptly.
- Take turns on call.
- Teach residents and review cases with colleagues.

@dental; 29-1021 29-1292 31-9091; dental; clinic; care; 1
~ help patients keep healthy teeth and feel at ease
~ join a practice that takes time for people who are anxious
- Prepare treatment rooms and instruments.
- Review each patient's health history.
- Take and file dental x-rays.
- Provide or assist with treatment.
- Explain home care in clear words.
- Chart what was found and what was done.
- Follow infection control procedures every time.
- Schedule follow-up visits.

@animal-health; 29-1131 29-2056 31-9096; vet; clinic; care; 0.85
~ care for animals and reassure the people who love them
~ join a team that handles every animal gently
- Examine, hold and calm animals.
- Give medicine and treatment as ordered.
- Collect samples and run simple tests.
- Assist in surgery and watch recovery.
- Explain care to owners.
- Keep medical records and labels accurate.
- Clean kennels and treatment rooms.
- Sterilize and set out instruments.

@nutrition-and-health-education; 29-1031 29-2051 21-1091; hospital clinic seniorcare; clinic; desk; 0.85; remote
~ help people eat well and stay healthy
~ turn health advice into everyday habits
- Meet with people and learn about their needs and habits.
- Plan menus, classes or programs with them.
- Teach groups and individuals in plain words.
- Write handouts in large print and easy language.
- Check progress and adjust the plan.
- Work with doctors, kitchens and schools.
- Keep notes complete and private.

@nursing; 29-1141 29-2061; hospital clinic seniorcare; care; care; 1.05
~ give safe and kind nursing care
~ care for patients and teach them to care for themselves
- Assess patients and notice early when something changes.
- Give medicines and treatments as ordered.
- Write and update the care plan with the team.
- Teach patients and families in words they understand.
- Record care promptly in the chart.
- Guide nursing assistants and new colleagues.
- Speak up for the patient's wishes.
- Follow infection control and safety procedures.
- Hand over clearly at the end of the shift.

@therapy; 29-1011 29-112 29-1291 29-9091 29-2091; hospital clinic seniorcare; clinic; care; 1
~ help people do the things that matter to them
~ work with patients toward goals they choose
- Evaluate patients and set goals with them.
- Plan and provide treatment sessions.
- Guide exercises and adapt them to the person.
- Teach families and caregivers.
- Fit and explain equipment and devices.
- Measure progress and change the plan when needed.
- Write clear notes the same day.
- Work with doctors, nurses and schools.

@radiation-and-imaging; 29-203 29-1124; hospital clinic; care; care; 1.1
~ take clear images and keep patients comfortable
~ give doctors the pictures and readings they need
- Explain the procedure and answer questions.
- Position patients with care, including those who use wheelchairs.
- Run the equipment and check image quality.
- Protect patients and staff from radiation and other hazards.
- Watch the patient throughout the procedure.
- Store images and records correctly.
- Check equipment daily and report faults.

@therapy-support; 31-20; hospital clinic seniorcare; clinic; care; 0.98
~ help patients practice what they learn in therapy
~ support therapists and cheer patients on
- Prepare treatment rooms and equipment.
- Guide patients through exercises under a therapist's direction.
- Help patients move safely between chair, bed and mat.
- Note progress and tell the therapist.
- Clean and care for equipment.
- Schedule sessions and greet patients.
- Show families how to use equipment as taught.

@pharmacy; 29-1051 29-2052 31-9095; pharmacy hospital; retail; floor; 1
~ make sure that every patient gets the right medicine
~ explain medicines in words people understand
- Receive, enter and fill prescriptions.
- Check doses, allergies and interactions, or pass them to the pharmacist.
- Talk with patients at the counter and by phone.
- Work with insurers and doctors' offices.
- Count, label and store medicines.
- Offer large print, braille or talking labels.
- Keep controlled substance records.
- Keep the pharmacy clean and stocked.

@clinical-laboratory; 29-2011 29-2012 31-9097; hospital lab clinic; care; floor; 1
~ give doctors results that they can trust
~ handle every sample as if it came from family
- Collect, label and process samples.
- Run tests and check controls.
- Report urgent results at once.
- Clean and calibrate analyzers.
- Put patients at ease when drawing blood.
- Follow safety rules for sharp and infectious material.
- Keep records complete.
- Order and rotate supplies.

@emergency-care; 29-204 53-3011; hospital county; care; lifting; 0.9
~ be there when people need help most
~ bring calm and skill to emergencies
- Respond to calls and assess the patient.
- Give care within your certification.
- Move patients safely with a partner and the right equipment.
- Drive with care in all conditions.
- Hand over to hospital staff.
- Write the report of each call.
- Check and restock the vehicle every shift.
- Take part in training and community events.

@health-records; 29-2072 29-9021 31-9094; hospital clinic insurance; office; desk; 0.92; remote
~ keep health records complete, correct and private
~ turn notes into records that people can rely on
- Review charts and assign codes.
- Transcribe or correct clinical notes.
- Answer requests for records within the law.
- Find and fix missing or conflicting entries.
- Work with doctors and billing staff.
- Run quality checks and reports.
- Protect patient privacy at every step.

@vision-and-hearing; 29-1041 29-1181 29-2057 29-2081 29-2092; vision clinic; retail; care; 0.95
~ help people see and hear as well as they can
~ find the device that fits the person
- Test vision or hearing and record the results.
- Fit and adjust glasses, lenses or hearing aids.
- Explain how to use and care for the device.
- Order and check lenses and parts.
- Make small repairs.
- Follow up to see that the device helps.
- Keep patient records private.

@surgery-support; 29-2055 29-9093 31-9093; hospital; care; floor; 0.98
~ keep the operating room safe and ready
~ support the surgical team from first case to last
- Prepare rooms, instruments and equipment.
- Keep the sterile field.
- Pass instruments and assist during procedures.
- Count instruments and supplies.
- Clean, wrap and sterilize trays.
- Record and report equipment problems.
- Restock between cases.

@health-technicians; 29 29-1126; hospital clinic seniorcare; care; care; 0.95
~ give patients skilled and steady support
~ help the care team with careful technical work
- Prepare patients and explain what will happen.
- Carry out tests or treatments as ordered.
- Watch for changes and report them.
- Set up, check and clean equipment.
- Record what was done in the chart.
- Help patients move safely.
- Follow infection control procedures.
- Take part in team meetings.

@personal-care; 31-11 31-90; seniorcare hospital nonprofit; care; care; 0.95
~ help people live with dignity and comfort
~ support people at home and in care
- Help with bathing, dressing and meals.
- Help people move safely with lifts and transfer aids.
- Notice changes and tell the nurse.
- Keep rooms clean and comfortable.
- Talk and spend time with people.
- Follow the care plan and the person's own wishes.
- Write short notes after each visit or shift.
- Go along to appointments or outings.

@medical-assisting; 31-9092 31-9099; clinic hospital; clinic; care; 0.95
~ make each visit smooth for patients and doctors
~ welcome patients and prepare them for care
- Bring patients to the room and take vital signs.
- Update histories and medicine lists.
- Assist during exams and small procedures.
- Give injections and collect samples as trained.
- Call patients with instructions and results.
- Schedule visits and referrals.
- Clean rooms and instruments.
- Enter notes in the health record.
`);
