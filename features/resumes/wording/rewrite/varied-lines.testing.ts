/**
 * Lines of CVs and resumes as people write them: two countries, all services, many trades, past and present tense, tidy and clumsy. The lists
 * were written before the rules that reorder clauses. The rules were made with the first; the second measured them once, and its faults were
 * fixed; the third was written and read after that.
 */
export const VARIED_LINES = `
Led a 30-man infantry platoon on Op HERRICK 14, completing 120 patrols without a fatality.
Managed the G4 chain for a battlegroup of 650, ensuring that rations, fuel and ammunition were never short.
Responsible for 22 Land Rovers and 8 MAN SV trucks and their servicing records.
Serviced and repaired Rolls-Royce Adour engines on Hawk T1 aircraft at RAF Valley.
As a chef, I prepared three meals a day for 450 people on HMS Ocean.
Trained over 200 soldiers a year in battlefield first aid, lifting the pass rate from 71% to 94%.
Introduced a digital stores ledger that saved the quartermaster 10 hours a week.
Held the keys and the accounts for an armoury of 640 weapons with no discrepancies in 5 years.
I was tasked with running the vehicle checkpoint at Gate 2 during the London Olympics.
Wrote the risk assessment for live firing on Salisbury Plain.
Planned and led a 9-day adventure training expedition to Norway for 24 soldiers.
Cut the time to load a C-130 from 95 minutes to 60 by rewriting the loading plan.
Currently managing a team of 6 telecoms engineers across Cyprus and the Falklands.
Installed and maintained Bowman radios in 40 armoured vehicles.
Helped the lads sort out housing, debt and benefits when they left.
Acted as SNCO i/c the gym and its 3 PTIs.
Completed the 14-week Royal Engineers electrician course and passed 18th Edition.
Negotiated fuel contracts in Kenya, saving £120,000 over 2 years.
Dispatched and tracked 300 consignments a month through Marchwood Military Port.
Duties included guarding, searching vehicles and checking IDs.
Oversaw maintenance on 16 AH-64 Apaches, increasing mission-capable rate from 72% to 88%.
Served as squad leader for 11 Soldiers in Kunar Province, Afghanistan.
Supervised the motor pool's PMCS program for 64 vehicles with zero deadline failures.
Processed 1,500 promotion packets as a 42A for the brigade S1.
Managed a $2.3M property book and passed two command inspections without a finding.
Instructed 340 recruits at Parris Island over 3 years as a drill instructor.
Operated and maintained Aegis radar on board USS Benfold.
Responsible for the training of 55 Airmen in aircraft arming.
Directed emergency response to 14 flight line incidents in a single deployment.
Drafted OPORDs and briefed the battalion commander daily.
Built and secured a network of 220 workstations at Camp Arifjan in six weeks.
Conducted inventory of CBRN gear on a monthly basis.
Mentored five new supervisors; three were promoted within a year.
Drove an 18-wheeler 140,000 miles without an accident for Schneider.
Manage night shift picking for Tesco in Daventry, with 35 staff and 9 forklifts.
Dealing with customer complaints by phone and email.
Reduced reoffending paperwork so that officers spent more time on patrol.
Fitted out 12 vans for a heating company, which let it take on 2 more contracts.
Looked after stock worth about £80,000 in a very busy builders' merchant.
Set up a walking group for veterans in Sunderland and raised £1,800 for it.
`
  .trim()
  .split('\n');

export const HELD_OUT_VARIED_LINES = `
Commanded a Jackal crew of three on Op TORAL and later trained their replacements.
Maintained Wildcat helicopters at RNAS Yeovilton, clearing a backlog of 45 jobs in 3 weeks.
Responsible for the pay and leave records of 520 sailors.
Ran the Q stores for a squadron of 110 with no losses at two audits.
Delivered signals training to 80 reservists every year in Bristol and Plymouth.
Patrolled Belize on foot for 6 weeks as lead scout.
I managed the ration account for three camps in South Sudan, cutting waste by a quarter.
Rewired two accommodation blocks at Kinloss Barracks ahead of schedule.
Worked closely with the RAF Police to tighten up gate security.
Took over a failing REME workshop and brought 17 vehicles back on the road in two months.
Was in charge of ammunition safety for a range that fired 40,000 rounds a week.
Cleared 3 km of route near Sangin of IEDs under fire.
Briefed pilots on weather before every sortie from RAF Brize Norton.
Organised the move of 600 people and 90 vehicles to Estonia.
Prepared and served up to 700 meals a day in a field kitchen.
Made sure all the blokes had the right kit before they deployed.
Handled and cared for 14 military working dogs.
Welded and fabricated parts for Challenger 2 tanks when spares ran out.
Studied at night for an HNC in mechanical engineering while working shifts.
Looking after IT for an HQ of 250 users.
Led a 13-Marine rifle squad through a 7-month deployment to Sangin.
Repaired F/A-18 avionics on board USS Carl Vinson, reducing downtime by 22%.
Accounted for $6.8M of equipment as supply sergeant with no losses in 4 years.
Screened 12,000 travelers at Bagram Airfield over nine months.
Responsible for planning convoys and training drivers for an 80-truck company.
Developed the SOP for drone maintenance that three other squadrons adopted.
Treated 210 trauma patients as a 68W in Mosul.
Coordinated air support with Kuwaiti and Qatari forces.
Kept the ship's fresh water plant running at 99% for 5 months.
Supervised 9 boatswain's mates on the deck of USS Kearsarge.
Tracked every shipment in GCSS-Army and fixed errors the same day.
Graduated top of a class of 48 from the Combat Medic course.
Monitor alarms and CCTV across 5 distribution centres.
Delivers pallets to builders' yards across Lancashire in a 26-tonne lorry.
Closed 30 service tickets a day for a broadband company.
Managed a £1.4m refurbishment of a school, finishing 2 weeks early.
Recruited and trained 18 warehouse staff for the Christmas peak.
Gave talks about mental health to more than 1,000 apprentices.
Inspected scaffolds daily so that work could start by 8am.
Won Salesperson of the Year at Vertu Motors in 2021.
`
  .trim()
  .split('\n');

export const LATER_VARIED_LINES = `
Kept a fleet of 34 Mastiff vehicles running at Camp Bastion for 7 months.
Instructed navy trainees in seamanship at HMS Raleigh.
Ran the sergeants' mess bar and kept its books.
Searched vehicles and people at Sennybridge and wrote up incident reports.
Responsible for ordering parts and checking deliveries for 3 workshops.
Tested 450 respirators a year with no failures.
Commanded a detachment of 12 signallers on Ex STEADFAST DEFENDER.
Loaded and lashed freight in A400M aircraft.
Put together a winter driving course for 60 drivers, which reduced accidents by a third.
Acted as welfare rep for 90 families during the move from Germany.
Cooked for a ship's company of 190 and catered for VIP visits.
Surveyed and marked minefields in Angola for 8 months.
Inspected and signed off repairs to Sea King airframes.
Worked as a health care assistant on a stroke ward in Derby.
Raised invoices and chased debts, recovering £46,000.
Fixed fibre faults in all weathers across the Highlands.
Drives a night trunk between Felixstowe and Rugby five nights a week.
Took telephone orders and dealt with returns for an online shop.
Supervising 8 dockers and two crane drivers at Southampton.
Helped 25 veterans apply for jobs through the Royal British Legion.
Organized MWR events for 300 Soldiers and their families at Camp Humphreys.
Served as armorer for a company of 130 with 100% weapons accountability.
Maintained SINCGARS radios and built COMSEC fills for 40 vehicles.
Flew 600 combat hours in the CH-47 with no mishaps.
Wrote 14 NCOERs and counseled soldiers quarterly.
Responsible for the supervision of fuel handlers at FARP sites.
Led a 5-person inspection team that reduced repeat findings by 60%.
Cut processing time for leave forms from 6 days to 1 by moving them online.
Patched and monitored 300 endpoints for the S6 shop.
Managed a $900K budget and purchased supplies for two clinics.
Qualified as Expert Marksman in 2012 and 2014.
Coordinated with local police to secure 9 polling sites in Kirkuk.
Boosted retention in the shop by setting up a mentoring plan.
Taught Microsoft Excel to 45 unemployed adults, finding work for 19 of them.
Delivered babies and treated children in a remote clinic in Honduras.
Picked orders by voice system and hit 110% of target.
Conducted inspections of 28 fire extinguishers every month.
Stood in for the shift manager for three months without a complaint.
Trained as a crane operator at CITB Bircham Newton.
Made sure that ambulances were stocked before each shift.
`
  .trim()
  .split('\n');
