// CVs of the twenty-second batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const VETERINARY_NURSE = `= {name:Hannah Prydderch}
[box]{location:Llandeilo, Carmarthenshire|Llandeilo} · {phone:07700 900142}
[box]{email:hannah.prydderch@mailbox.example} · {url:linkedin.com/in/hprydderch-example}
Registered veterinary nurse with twelve years in mixed and small animal practice, the last four leading a team of nine. I am looking for a post as clinical lead in a referral hospital within an hour of Llandeilo.
# Experience
# # # {dates1:March 2020 – present|2020-03..present}
# # {title1:Head Veterinary Nurse}, {firm1:Tywi Veterinary Group}
{did1:Lead nine nurses and two animal care assistants across the Llandeilo and Ammanford branches. Rewrote the anaesthetic checklist after a near miss in 2021; no serious anaesthetic incident has been recorded since.}
{did1:Run the nurse clinics for weight, dental care and senior cats, which bring in about £4,000 a month.}
# # # {dates2:September 2016 – February 2020|2016-09..2020-02}
# # {title2:Registered Veterinary Nurse}, {firm2:Gwendraeth Vets4Farms}
{did2:Nursed farm and companion animals in a practice of six vets and took one night in four on call. Set up the blood donor list for dogs and trained two student nurses to qualification.}
# # # {dates3:July 2014 – August 2016|2014-07..2016-08}
# # {title3:Veterinary Nurse}, {firm3:Blue Lias Animal Hospital}
{did3:Worked rotating shifts in the dog and cat wards of a hospital with 24-hour cover. Responsible for the autoclave log and for ordering surgical consumables.}
# # # {dates4:August 2012 – June 2014|2012-08..2014-06}
# # {title4:Student Veterinary Nurse}, {firm4:Teifi Valley Vets}
{did4:Completed the nursing progress log over 60 weeks of placement while paid as kennel assistant.}
# Education
# # # {years1:June 2014|2014-06}
# # {degree1:Level 3 Diploma} in {area1:Veterinary Nursing}, {school1:Coleg Sir Gâr}
Small animal pathway. Registered with the RCVS in July 2014.
# # # {years2:May 2012|2012-05}
# # {degree2:A levels} in {area2:Biology, Welsh and Psychology}, {school2:Ysgol Bro Dinefwr}
# Skills
- {skill:Anaesthetic monitoring}
- {skill:Dental radiography}
- {skill:Intravenous catheter placement}
- {skill:Rota planning}
- {skill:Stock control with RxWorks}
- {skill:Client communication in Welsh and English}
# Activities
I keep eleven Balwen sheep, sing alto in Côr Tywi and judge the pet classes at Llandeilo Show.
`;

export const NAVY_STUDENT = `= {name:Tobias W. Achterberg}
[box]{location:Klamath Falls, OR|Klamath Falls} • {phone:(541) 555-0173} • {email:tobias.achterberg@campusmail.example}
# Education
**{school1:Oregon Institute of Technology}**\tKlamath Falls, OR
{degree1:Bachelor of Science}, {area1:Renewable Energy Engineering}. GPA 3.71\t{years1:Expected Jun 2026|2026-06}
Relevant coursework: Power Systems, Photovoltaic Design, Control Theory, Heat Transfer
**{school2:Naval Nuclear Power Training Command}**\tGoose Creek, SC
{degree2:Diploma}, {area2:Naval Nuclear Power Operations}. Graduated 14th of 212\t{years2:Nov 2017|2017-11}
# Experience
**{firm1:Oregon Renewable Energy Center}**\tKlamath Falls, OR
{title1:Undergraduate Research Assistant}\t{dates1:Sep 2024 – Present|2024-09..present}
- {did1:Log and clean inverter data from three agrivoltaic test plots for a Department of Energy grant}
- {did1:Wire and commission pyranometers and soil moisture sensors with a team of three students}
- {did1:Built a Python script that flags string failures within one hour instead of at the weekly walk-down}
**{service2:U.S. Navy|US Navy}, {unit2:USS Nevada (SSBN 733)}**\tSilverdale, WA
{rank2:Electrician's Mate First Class}, {title2:Electrical Division Leading Petty Officer}\t{dates2:May 2020 – Jul 2022|2020-05..2022-07}
- {did2:Supervised 11 nuclear electricians in the operation and repair of the ship's turbine generators and battery}
- {did2:Planned 430 maintenance items for a 27-day refit and closed all but two on time}
- {did2:Qualified Engineering Watch Supervisor eight months ahead of the required date}
**{service3:U.S. Navy|US Navy}, {unit3:USS Nevada (SSBN 733)}**\tSilverdale, WA
{rank3:Electrician's Mate Second Class}, {title3:Nuclear Electrical Operator}\t{dates3:Jun 2018 – Apr 2020|2018-06..2020-04}
- {did3:Stood watch on the electric plant control panel during four strategic deterrent patrols}
- {did3:Kept the log and the test records of the ship's battery, 126 cells, through two inspections without a finding}
- {did3:Rewound and balanced a seawater pump motor at sea, which avoided an early return to port}
**{firm4:Lithia Springs Nursery}**\tTalent, OR
{title4:Greenhouse Hand}\t{dates4:Jun 2014 – Jul 2016|2014-06..2016-07}
- {did4:Repaired irrigation timers and pumps for 14 greenhouses after school and in summers}
- {did4:Led a crew of four pickers in the last summer}
# Leadership and Activities
**{cause1:Student Veterans of Oregon Tech}**\tKlamath Falls, OR
{role1:Treasurer}\tSep 2024 – Present
**{cause2:Klamath Basin Habitat for Humanity}**\tKlamath Falls, OR
{role2:Volunteer Electrician}\tMar 2023 – Present
# Skills and Interests
**«Technical:»** {skill:Python}, {skill:MATLAB}, {skill:AutoCAD Electrical}, {skill:PVsyst}, {skill:motor control troubleshooting}
**«Certifications:»** {passed:OSHA 30 General Industry}; {passed:FE Electrical and Computer}
**«Language:»** {language:German} (conversational)
**«Interests:»** Steelhead fishing, restoring tube radios, half marathons
`;

export const COACH_PAINTER = `[head]{name:Alasdair McCrindle}
[head]{location:Bonnybridge, Stirlingshire|Bonnybridge}
[head]{phone:07700 900487}
[head]{email:a.mccrindle@homepost.example}
# Objectives
To stay in manufacturing as a paint or body shop manager now that the Larbert works is closing after 28 years. I have done every job in a paint shop and managed most of them.
# Education
# # {school1:Falkirk College of Technology}
# # # {years1:30/06/2000|2000-06}
- {degree1:SVQ Level 3} in {area1:Vehicle Body Painting}
# # {school2:Denny High School}
# # # {years2:31/05/1996|1996-05}
- 6 {degree2:Standard Grades} including Art, Craft and Design and Chemistry
# Experience
# # {title1:Paint Shop Manager} ({dates1:01/03/2016 – present|2016-03..present})
# # # {firm1:Caledon Coachworks Ltd} (Glenbervie Road, Larbert)
- {did1:42 people on two shifts, six bake booths and a budget of £3.1m a year}
- {did1:Brought the change to waterborne basecoat in on budget in the summer shutdown of 2018}
- {did1:Took paint rework down from 9 buses in a hundred to 3}
- {did1:Consult with the works council and with Unite over the closure}
# # {title2:Shift Supervisor, Paint} ({dates2:16/08/2008 – 29/02/2016|2008-08..2016-02})
# # # {firm2:Caledon Coachworks Ltd} (Glenbervie Road, Larbert)
- {did2:Ran the back shift of 18 painters, preppers and sign writers}
- {did2:Wrote the colour cards and masking plans for 31 operators' liveries}
# # {title3:Chargehand Painter} ({dates3:06/01/2003 – 15/08/2008|2003-01..2008-08})
# # # {firm3:Caledon Coachworks Ltd} (Glenbervie Road, Larbert)
- {did3:Leading hand of booth 4, double deck vehicles}
- {did3:Trained 7 apprentices in spray technique, all of whom got their time out}
# # {title4:Coach Painter} ({dates4:07/08/2000 – 03/01/2003|2000-08..2003-01})
# # # {firm4:Caledon Coachworks Ltd} (Glenbervie Road, Larbert)
- {did4:Flatting, stopping, spraying and lining out by hand}
# # {title5:Apprentice Coach Painter} ({dates5:19/08/1996 – 04/08/2000|1996-08..2000-08})
# # # {firm5:Caledon Coachworks Ltd} (Glenbervie Road, Larbert)
- {did5:Four-year apprenticeship with day release, apprentice of the year in 1999}
# Skills
- {skill:Two-pack and waterborne spraying}
- {skill:Colour matching}
- {skill:Lean manufacturing and 5S}
- {skill:Shift planning}
- {passed:IOSH Managing Safely} (2017)
- {passed:LEV competent person P601} (2019)
- {passed:First Aid at Work} (2023)
`;

export const TRANSPORT_CORPORAL = `= {name:Kelly-Anne Dobbs}
[head]«3 June 2024»
[box]14 Millgate Court, {location:Thirsk|Thirsk YO7 1AB|Thirsk, YO7 1AB|14 Millgate Court, Thirsk|14 Millgate Court, Thirsk YO7 1AB|14 Millgate Court, Thirsk, YO7 1AB} YO7 1AB
[box]{phone:07700 900655}  |  {email:ka.dobbs@roadpost.example}
# OBJECTIVE
Class 1 driver and former Army transport NCO. Want a day job with abnormal loads or as a transport planner, home most nights.
# EXPERIENCE
# # {title1:LGV Class 1 Driver} | {firm1:Moorland Feeds Ltd}
# # # {dates1:03/2022 – Present|2022-03..present} | Dalton Airfield, Thirsk
{did1:Deliver bulk feed by blower tanker to farms between Teesside and the Wolds, four or five drops a day. No preventable accident in two years and some 190,000 km.}
{did1:Train new drivers on the blower and on farm biosecurity.}
# # {title2:Night Trunk Driver} | {firm2:Pallas Network Logistics (agency)|Pallas Network Logistics}
# # # {dates2:11/2020 – 02/2022|2020-11..2022-02} | Wakefield
{did2:Ran a double-deck trailer from Wakefield to the Midlands hub and back five nights a week.}
# # {rank3:Corporal}, {title3:Transport Operations NCO} | {service3:British Army}, {unit3:27 Regiment RLC}
# # # {dates3:06/2016 – 10/2020|2016-06..2020-10} | Abingdon
{did3:Planned the tasking of 22 trucks and 30 drivers each day and kept their hours and vehicle documents ready for inspection.}
{did3:Deployed to Estonia for six months as second in command of the transport section with the battlegroup in Tapa.}
{did3:Instructed the in-house driver CPC periodic training for the squadron.}
# # {rank4:Lance Corporal}, {title4:Driver, Tank Transporter Troop} | {service4:British Army}, {unit4:19 Tank Transporter Squadron}
# # # {dates4:02/2013 – 05/2016|2013-02..2016-05} | Bulford
{did4:Moved armoured vehicles of up to 72 tonnes by road in Britain, Germany and Poland.}
# # {rank5:Private}, {title5:Driver} | {service5:British Army}, {unit5:1 Logistic Support Regiment}
# # # {dates5:09/2009 – 01/2013|2009-09..2013-01} | Gütersloh, Germany
{did5:Drove support vehicles in Germany and on two combat logistic patrols a week in Helmand (Op HERRICK 15).}
# EDUCATION
# # {school1:Defence School of Transport}, Leconfield
# # # {years1:2018}
- {degree1:Level 3 Certificate} in {area1:Transport Planning}
# # {school2:Northallerton College}
# # # {years2:2008}
- {degree2:BTEC First Diploma}, {area2:Public Services}
# SKILLS
- {passed:Category C+E licence}, clean
- {passed:Driver CPC} valid to 09/2029
- {passed:ADR all classes except 1 and 7}
- {passed:Transport Manager CPC (road haulage)}
- {skill:Tachograph analysis}
- {skill:Route planning for abnormal loads}
`;

export const SEASONAL_WORKER = `«CURRICULUM VITAE»

**«NAME:»**\t\t{name:Jago Trembath}
**«ADDRESS:»**\t\tFlat 2, 9 Chapel Terrace, {location:Hayle|Hayle, Cornwall|Flat 2, 9 Chapel Terrace, Hayle|Flat 2, 9 Chapel Terrace, Hayle, Cornwall}, Cornwall
**«TEL:»**\t\t\t{phone:07700 900218}
**«EMAIL:»**\t\t{email:jagotrembath@surfpost.example}
**«D.O.B:»**\t\t11/05/1999

# WORK HISTORY

**{dates1:May 24 – now|2024-05..present}**\t\t\t{firm1:St Ives Bay Holiday Park|St Ives Bay Holiday Park, Hayle}, Hayle
\t\t\t\t{title1:Maintenance Assistant}
\t\t\t\t{did1:Change gas bottles, clear drains, fix decking.}
\t\t\t\t{did1:Out of hours call outs one week in three.}

**{dates2:Jan 24 – April 24|2024-01..2024-04}**\t\t{firm2:Varfell Daffodils|Varfell Daffodils, Long Rock}, Long Rock
\t\t\t\t{title2:Flower Picker}   (seasonal)
\t\t\t\t{did2:Piece work, best day 1,900 bunches.}

**{dates3:Oct 23 – Dec 23|2023-10..2023-12}**\t\t{firm3:Royal Mail, Truro|Royal Mail}   (through agency)
\t\t\t\t{title3:Christmas Sorter}
\t\t\t\t{did3:Night shift on parcels.}

**{dates4:March 23 – Sept 23|2023-03..2023-09}**\t\t{firm4:The Blue Anchor|The Blue Anchor, Helston}, Helston
\t\t\t\t{title4:Kitchen Porter then Commis}
\t\t\t\t{did4:Pot wash, veg prep, and the cold section from July.}
\t\t\t\t{did4:Left at the end of the season.}

**{dates5:June 22 – Jan 23|2022-06..2023-01}**\t\t{firm5:Newlyn Fish Packers}
\t\t\t\t{title5:Fish Process Operative}
\t\t\t\t{did5:Filleted mackerel and hake, boxed and iced for the lorry.}
\t\t\t\t{did5:Fork lift in the cold store.}

**{dates6:April 21 – May 22|2021-04..2022-05}**\t\t{firm6:Penwith Scaffolding}, Camborne
\t\t\t\t{title6:Scaffolder's Labourer}
\t\t\t\t{did6:Loading out and passing up, mostly on housing sites.}

**{dates7:July 2017 – March 2020|2017-07..2020-03}**\t{firm7:Spar, Foundry Square|Spar}, Hayle
\t\t\t\t{title7:Shop Assistant}
\t\t\t\t{did7:Till, papers, off licence. Job ended with the first lockdown.}

# TICKETS

{passed:CSCS green card}          {passed:Counterbalance fork lift}     (2022, RTITB)
{passed:Level 2 Food Hygiene}     (2023)        {passed:Full driving licence}

# EDUCATION

**{years1:2010 – 2015|2010..2015}**\t\t\t{school1:Hayle Community School}
\t\t\t\t7 {degree1:GCSEs} including Maths (4) and English (5)

# HOBBIES

Surfing,   gig rowing with Hayle PGC,   fixing outboards

# REFERENCES

Mrs D Pascoe, St Ives Bay Holiday Park            Mr K Eddy, Newlyn Fish Packers
`;

export const RURAL_SERGEANT = `= {name:Tama Horomona}
[box]26 Ormond Road, {location:Gisborne|Gisborne 4010|Gisborne, 4010|26 Ormond Road, Gisborne|26 Ormond Road, Gisborne 4010|26 Ormond Road, Gisborne, 4010} 4010
[box]{phone:021 555 0147}
[box]{email:t.horomona@kiwipost.example}
# Profile
Rural police sergeant with a background as an infantry soldier. I know the East Coast, its people and its roads, and I want to move into civil defence and emergency management.
# Experience
# # {title1:Sergeant, Rural Supervisor|Sergeant|Rural Supervisor}, {firm1:New Zealand Police}
# # # Ruatōria and Tolaga Bay, {dates1:Feb 2016 to date|2016-02..present}
{did1:Supervise five one- and two-person stations along 190 km of State Highway 35.}
{did1:Police incident controller for the East Coast during Cyclone Gabrielle: eleven days without power or road, 340 people moved by helicopter and boat.}
{did1:Sit on the Tairāwhiti Civil Defence coordinating group and on the iwi liaison panel.}
# # {title2:Constable}, {firm2:New Zealand Police}
# # # Gisborne, {dates2:Nov 2008 to Jan 2016|2008-11..2016-01}
{did2:Response and later neighbourhood policing in Kaiti; search and rescue team member from 2011.}
{did2:Family violence coordinator for two years, with an average of 40 open cases.}
# # {title3:Forestry Crew Foreman}, {firm3:Waiapu Logging}
# # # Tokomaru Bay, {dates3:Mar 2007 to Oct 2008|2007-03..2008-10}
{did3:Ran a hauler crew of seven on steep country, with no lost time injury.}
# # {rank4:Lance Corporal}, {title4:Section Second in Command}, {service4:New Zealand Army}
# # # {unit4:1st Battalion, Royal New Zealand Infantry Regiment}, Linton, {dates4:Aug 2003 to Feb 2007|2003-08..2007-02}
{did4:Second in command of a rifle section of nine; deployed to Timor-Leste in 2006.}
{did4:Instructed bushcraft and signals to new soldiers at Waiouru for one intake.}
# # {rank5:Private}, {title5:Rifleman}, {service5:New Zealand Army}
# # # {unit5:2nd/1st Battalion, Royal New Zealand Infantry Regiment}, Burnham, {dates5:Jan 2000 to Jul 2003|2000-01..2003-07}
{did5:Served with the New Zealand battalion in East Timor, October 2000 to May 2001.}
# Education
# # {degree1:Diploma} in {area1:Emergency Management}, {school1:Open Polytechnic}
# # # {years1:2021 to 2023|2021..2023}
# # {degree2:Sixth Form Certificate}, {school2:Ngata Memorial College}
# # # {years2:1998}
# Courses
{passed:CIMS Level 4} (2014)
{passed:Search and Rescue Managing Searches} (2015)
{passed:Pre-Hospital Emergency Care} (renewed 2024)
{passed:Class 2 licence with D endorsement}
# Awards
{award:New Zealand Police Long Service and Good Conduct Medal}
{award:East Timor Medal}
{award:District Commander's Commendation} for the cyclone response
# Languages
{language:Te reo Māori} (fluent), {language:English}, {language:Tetum} (basic)
# Community
{role1:Coach}, {cause1:Ngāti Porou East Coast Rugby under-16s}
{role2:Trustee}, {cause2:Tokomaru Bay Surf Life Saving}
`;

export const PAYROLL_RETURNER = `= {name:Aoife Considine}
[side]{phone:087 555 0162}
[side]{email:aoife@considine.example}
[side]{location:Ennis, Co. Clare|Ennis}
[side]# OBJECTIVE
[side]Part-qualified accounting technician with a steady hand for payroll. I was at home with three children from 2011 until 2019 and have been back in work since. Now that the youngest is settled I am looking for a full-time post.
[side]# SKILLS
[side]{skill:Thesaurus Payroll}
[side]{skill:Sage 50}
[side]{skill:Revenue Online Service}
[side]{skill:Excel, pivot tables and lookups|Excel}
[side]{skill:Credit control}
[side]# LANGUAGES
[side]{language:English}, {language:Irish} (fluent), {language:French} (Leaving Cert)
[side]# INTERESTS
[side]Set dancing, camogie (mentor to the under-10s), allotment
# EXPERIENCE
# # # {dates1:2021 to now|2021..present}
# # {title1:Payroll Administrator} • Part time • {firm1:Fergus Valley Co-operative Creamery}
{did1:Run weekly and monthly payrolls for 164 staff, including seasonal haulage drivers.}
{did1:Moved the time cards from paper to an app in 2022, which saved a day and a half each week.}
{did1:Deal with Revenue on tax credits, illness benefit and attachment orders.}
# # # {dates2:2019 to 2021|2019..2021}
# # {title2:Accounts Assistant} • Job share • {firm2:Burren Stone & Tile}
{did2:Posted purchase invoices, chased debtors by phone and brought debtor days from 71 to 48.}
{did2:Lodged the VAT returns every two months.}
# # # {dates3:2007 to 2011|2007..2011}
# # {title3:Wages Clerk} • Full time • {firm3:Shannonside Precision Castings}
{did3:Calculated shift premiums, piece rates and overtime for 310 hourly workers.}
{did3:Prepared the redundancy payments when the foundry closed.}
# # # {dates4:2004 to 2007|2004..2007}
# # {title4:Office Junior} • Full time • {firm4:Hehir & Lillis Solicitors}
{did4:Post, filing, petty cash and cover for reception.}
# EDUCATION
# # # {years1:2022 to 2024|2022..2024}
# # {school1:Limerick and Clare Education and Training Board}
{degree1:Certificate} in {area1:Accounting Technician Studies}, first year passed with distinction in taxation.
# # # {years2:1999 to 2004|1999..2004}
# # {school2:Coláiste Muire}
{degree2:Leaving Certificate}, honours in Accounting, Irish and French.
# COURSES
{passed:Certified Payroll Technician (IPASS)}, 2020
{passed:Manual Handling}, 2023
# VOLUNTEER EXPERIENCE OR LEADERSHIP
{role1:Treasurer} of {cause1:Clarecastle Parents' Association} from 2015 to 2020. Kept the accounts of the new sports hall appeal, which raised €86,000.
# REFERENCES
Available upon request.
`;
