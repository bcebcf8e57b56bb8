/** Bullets as people write them: all ranks, services and trades, in good and in clumsy wording. */
export const BULLETS = `
Led a section of eight soldiers on two tours of Afghanistan.
Responsible for the maintenance of 14 Warrior vehicles.
I was responsible for managing a stores account worth £3.2m.
Trained 31 recruits in weapon handling, raising the pass rate from 78% to 96%.
Maintained Typhoon aircraft at RAF Coningsby.
Supervised a team of 12 avionics technicians across two shifts.
Ran the battalion's fuel point for 9 months without a spill.
Planned and delivered first aid training to over 400 personnel.
Was in charge of a watch of six in the operations room of HMS Albion.
Drove a 40-tonne recovery vehicle 60,000 miles without an accident.
Managed the armoury for B Company.
Duties included planning, ordering and issuing of ammunition.
Wrote the unit's fire plan, which passed its inspection in 2019.
Leading a line of nine technicians servicing Chinook helicopters.
Coordinated convoys between Camp Bastion and Kandahar.
Kept accurate records of 1,200 controlled items.
Kept 24 aircraft ready to fly.
Set up a helpdesk for 300 users.
Helped out with the induction of new joiners.
Made sure that all kit was serviceable before each exercise.
Fixed radios in the field, often at night.
Checked visas and passes at the main gate.
Taught navigation to cadets at weekends.
Won the Commandant's Prize for best student.
Cut vehicle downtime by 30% by reordering the servicing schedule.
Reorganised the stores, saving 6 hours a week.
Introduced a new rota, cutting overtime by £14,000 a year.
Supervised and mentored 5 junior non-commissioned officers.
Oversaw the move of 3 squadrons to RAF Lossiemouth.
Provided training to 40 Afghan police officers.
Carried out maintenance on diesel generators.
Completed 14 combat patrols as a rifleman.
Selected from 60 candidates to attend the Royal Marines sniper course.
Promoted ahead of peers in 2016.
Negotiated with local elders to keep a supply route open.
Acted as platoon sergeant for 5 months.
Served 12 years in the Royal Engineers.
Built 3 bridges and 11 km of track during Operation Herrick.
Inspected parachutes to a zero-defect standard.
Packed 3,000 parachutes without a malfunction.
Delivered a £2m IT upgrade two weeks early.
Liaised with the police, the council and NHS Wales.
Briefed visiting officers up to the rank of Brigadier.
Produced weekly intelligence reports for the brigade commander.
Analysed signals traffic in a high-pressure environment.
Operated a Scan Eagle drone for 400 hours.
Handled classified material up to TOP SECRET.
Organised the annual Remembrance parade in Catterick.
Cooked for 600 people three times a day.
Managed a budget of £45,000 and a kitchen staff of 9.
Treated 85 casualties, including 12 under fire.
Assisted surgeons at Camp Bastion hospital.
Recovered 16 damaged vehicles from minefields.
Searched 140 km of road for explosive devices.
Cleared 9 compounds with no casualties.
Responsible for safety on a live firing range.
Responsible for training and welfare of 30 soldiers.
Responsible for building security at 3 sites.
Responsible for planning and delivering training, and for mentoring 6 juniors.
In charge of a crew of 4 in a Challenger 2 tank.
My responsibilities included the supervision of dockside loading.
Tasked with writing the evacuation plan for the embassy.
Raised £3,400 for Help for Heroes by running the London Marathon.
Raised standards of discipline across the company.
Volunteered at a food bank in Plymouth.
Coached the regimental football team to two finals.
Refuelled 1,100 aircraft with no safety incidents.
Marshalled Hercules aircraft on a busy apron.
Monitored radar for air traffic over the North Sea.
Directed gunfire from HMS Iron Duke off Libya.
Stood watches as officer of the watch.
Navigated a patrol boat through the Falkland Islands.
Calibrated test equipment to UKAS standards.
Rewired the sergeants' mess in 3 weeks.
Replaced 220 circuit boards on Phalanx guns.
Diagnosed faults on MAN trucks using laptop software.
Audited 7 units, finding £80,000 of missing stock.
Recruited 45 reservists in Cardiff and Swansea.
Interviewed 200 applicants a year.
Designed a database in Access to track leave.
Developed a training plan that is still used today.
Improved morale by starting a weekly quiz.
Reduced stock losses from 4% to 0.5%.
Increased radio availability to 98%, enabling the squadron to deploy early.
Doubled the number of qualified drivers in a year.
Halved waiting times at the medical centre.
Translated for the commander at 40 meetings.
Guarded Buckingham Palace and Windsor Castle.
Escorted high-value convoys through Helmand.
Investigated 23 road accidents for the Royal Military Police.
Wrote statements and gave evidence in court.
Enforced military law on exercises in Kenya.
Flew 1,900 hours on Merlin helicopters.
Briefed and debriefed crews on every sortie.
Led squad of 9 Marines during deployment to Helmand Province, Iraq and Kuwait.
Managed $4.5M in equipment with zero losses over 3 years.
Supervised 22 Soldiers as platoon sergeant, 1st Cavalry Division.
Maintained M1 Abrams tanks at Fort Hood, Texas.
Trained 120 sailors on damage control aboard USS Nimitz.
Processed 900 pay records a month with 99.8% accuracy.
Operated M-ATV and HMMWV vehicles in convoy.
Provided security for the U.S. Embassy in Baghdad.
Coordinated medevac for 36 wounded service members.
Implemented a tool control program at Travis AFB.
Performed preflight inspections on C-17 aircraft.
Conducted 65 patrols as team leader.
Conducted training for new arrivals on a weekly basis.
Received the Army Commendation Medal for leadership.
Earned a Secret clearance in 2014.
Deployed twice to Iraq with the 101st Airborne.
Ran the motor pool for an infantry battalion.
Planned logistics for a 600-person exercise at NTC.
Repaired hydraulics on F-16 fighters.
Loaded munitions on B-52 bombers.
Served as an instructor at Lackland AFB.
Assigned to the 3rd Infantry Division as a mechanic.
Responsible for accountability of $1.2M of night vision devices.
Responsible for the health and welfare of 45 Soldiers and their families.
Ensured that 100% of vehicles passed the yearly inspection.
Utilized SharePoint to track 3,000 work orders.
Successfully led a very large team in order to meet a deadline.
Stocked and issued 5,000 line items at Camp Pendleton.
Drafted orders for the company commander.
Directed flight deck operations for 70 aircraft.
Inventoried arms rooms monthly.
Counseled 15 junior sailors on careers.
Managed a restaurant with 14 staff in Leeds.
Served customers in a busy branch of Tesco.
Sold £200,000 of kitchens in 2022.
Answered 60 calls a day for British Gas.
Drove an HGV for Eddie Stobart between Dover and Glasgow.
Fitted smart meters in 8 homes a day.
Installed fibre broadband across rural Powys.
Painted and decorated 30 council flats.
Looked after my father for two years.
Studied part time for a BSc in Computing.
Passed CompTIA Security+ at the first attempt.
Worked nights as a security officer at Heathrow.
Worked on the Elizabeth line as a track engineer.
Managed 3 warehouse shifts and 48 pickers for Ocado.
Introduced 5S in the workshop, reducing search time by half.
Cleaned and sterilised theatre instruments.
Looked into complaints and sorted out problems.
Dealt with loads of difficult customers.
Didn't miss a single delivery in 4 years.
Tried to improve how the lads looked after their kit.
Wrote Python scripts to automate reports.
Tested web applications for accessibility.
Built a network for a school of 900 children.
Created dashboards in Power BI for the board.
Led the migration of 400 mailboxes to Microsoft 365.
Configured Cisco switches at 11 sites.
Responded to 250 security alerts a week.
Chaired the health and safety committee.
Negotiated prices with 12 suppliers, saving £90k.
Opened a new depot in Hull.
Managed to keep one site open through the flood.
Led to the closure of a dangerous route.
Kept up with changes in tax law.
Made decisions under pressure.
Gave lectures on mine awareness to aid workers.
Gave first aid at the scene of a crash.
Held a DV clearance since 2015.
Held the post of troop commander for 2 years.
Took responsibility for the welfare of 25 apprentices.
Took part in Exercise Saif Sareea in Oman.
Became the youngest chief technician on the station.
Found and fixed a fuel leak that others had missed.
Improved fuel reporting and stock control, saving $250K annually.
Reviewed contracts worth in excess of £10 million.
Examined wreckage to find the cause of the fire.
Supported 3 Commando Brigade in Norway.
Support 200 users on two sites.
Manage a team of ten engineers at BAE Systems.
Manages the night shift at a hospital in York.
Training new drivers on the MAN SV.
Managing a portfolio of 14 projects for the MOD.
Section commander, 2 RIFLES.
Vehicle mechanic, class 1.
Excellent communicator with a calm manner.
Clean driving licence, categories B, C and C+E.
Fluent in Nepali and English.
Member of the Institution of Royal Engineers.
A hard-working team player who loves a challenge!
Awarded the Queen's Commendation for Valuable Service.
Mentioned in dispatches for actions near Musa Qala.
Commanded a troop of 30 Gurkhas in Brunei.
Commanded the guard at St James's Palace.
Instructed on the All Arms Commando Course at Lympstone.
Instructed 60 students a year on the SA80 rifle.
Scheduled 26 crews, cutting idle time from 5 hours to 2.
Prepared aircraft for flight, which reduced delays by 12%.
Prepared vehicles for the annual inspection.
Designed and built a mobile workshop in order to support remote teams.
Wrote 3 training manuals and updated 12 others.
Tracked shipments between Marchwood and the Gulf.
Purchased spare parts for a fleet of 85 trucks.
Stored and handled ammunition in accordance with JSP 482.
Evacuated 400 civilians from Sudan in 2023.
Rescued 3 climbers from Ben Nevis with RAF Mountain Rescue.
Photographed royal visits for the regimental journal.
Played the cornet in the Band of the Coldstream Guards.
Vaccinated 2,000 people during the pandemic as part of Operation Rescript.
Represented the Army at boxing.
`
  .trim()
  .split('\n');
