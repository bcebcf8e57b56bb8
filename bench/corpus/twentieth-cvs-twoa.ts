// CVs of the twentieth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const ENGINEER_OFFICER = `= {name:Fergus Aldworth-Keane}
{location:Tavistock, Devon|Tavistock}  |  {phone:07700 900442}  |  {email:f.aldworthkeane@inboxmail.example}  |  {url:linkedin.com/in/faldworth}
# Profile
Chartered civil engineer and Army officer with fifteen years of planning and delivering infrastructure in places where little works. Used to leading teams of up to 140, to tight budgets and to clients who change their minds. Leaving the Army in the spring and looking for a delivery role in water or ports in the South West.
# Key Skills
- {skill:Project delivery under NEC4}
- {skill:Water supply and treatment}
- {skill:Temporary works design}
- {skill:Budget management}
- {skill:AutoCAD Civil 3D}
# Career History
# # {title1:Officer Commanding} ({rank1:Major})\t{dates1:2022 – 2025|2022..2025}
{unit1:521 Specialist Team Royal Engineers (Water Development)}, {service1:British Army}, Chilwell
- {did1:Led 38 well drillers, plant operators and design engineers who provide water to UK bases overseas.}
- {did1:Delivered six boreholes in Kenya and Cyprus worth £2.1m, all within budget and without a lost-time injury.}
- {did1:Rewrote the drilling risk assessment, which is now used by the whole of 170 Engineer Group.}
# # {title2:Adjutant} ({rank2:Captain})\t{dates2:2019 – 2022|2019..2022}
{unit2:39 Engineer Regiment}, {service2:British Army}, Kinloss
- {did2:Managed discipline, careers and welfare casework for 610 soldiers and their families.}
- {did2:Ran the regimental operations room during the response to Storm Arwen.}
# # {title3:Project Engineer} ({rank3:Captain})\t{dates3:2016 – 2019|2016..2019}
{unit3:65 Works Group Royal Engineers}, {service3:British Army}, Nottingham
- {did3:Designed and supervised a £900,000 airfield drainage scheme on Ascension Island.}
- {did3:Spent eighteen months on attachment with a marine contractor on the Greenock quay extension.}
# # {title4:Troop Commander} ({rank4:Lieutenant})\t{dates4:2012 – 2016|2012..2016}
{unit4:22 Engineer Regiment}, {service4:British Army}, Perham Down
- {did4:Commanded 32 combat engineers on Operation HERRICK 18 and dismantled three patrol bases on time.}
- {did4:Trained the troop in bridging and in route search.}
# Education
# # {school1:Royal School of Military Engineering}, Chatham\t{years1:2014 – 2016|2014..2016}
{degree1:MSc} {area1:Military Construction Engineering}
# # {school2:University of Dundee}\t{years2:2007 – 2011|2007..2011}
{degree2:BEng (Hons)} {area2:Civil Engineering}
# Professional Qualifications
- {passed:Chartered Engineer (MICE)}, 2020
- {passed:APM Project Management Qualification}, 2023
- {passed:NEBOSH National General Certificate}, 2024
# Interests
Sea kayaking, restoring a 1972 Land Rover, and coaching junior rugby at Tavistock RFC.
References are available on request.
`;

export const COUNCIL_PROJECT_MANAGER = `= {name:Nasreen Haldane}
{location:Kirkcaldy, Fife|Kirkcaldy}  ·  {phone:07700 900713}  ·  {email:nasreen.haldane@lettermail.example}
# Personal statement
Project manager with twelve years in local government, most of them in housing repair and street lighting. I write plans that people can follow, keep the money straight and get on with contractors.
# Employment
**{title1:Project Manager, Housing Investment|Project Manager}**\t{dates1:September 2019 – present|2019-09..present}
__{firm1:Fife Council}, Glenrothes__
- {did1:Run the kitchen and bathroom programme: 1,450 homes a year and £7.8m}
- {did1:Brought in a text service for appointments that halved missed visits}
- {did1:Report monthly to the housing committee and to tenants' groups}
**{title2:Assistant Project Manager}**\t{dates2:February 2016 – August 2019|2016-02..2019-08}
__{firm2:Clackmannanshire Council}, Alloa__
- {did2:Replaced 6,200 street lights with LED units, four months ahead of plan}
- {did2:Kept the risk register and the change log for three projects}
**{title3:Business Support Officer}**\t{dates3:June 2012 – January 2016|2012-06..2016-01}
__{firm3:Ochil Housing Association}, Alva__
- {did3:Answered tenants' repairs enquiries and raised orders with tradesmen}
- {did3:Prepared papers and minutes for the management committee}
# Education
**{degree1:BA (Hons)} {area1:Business Management}**\t{years1:2008 – 2012|2008..2012}
__{school1:Edinburgh Napier University}__
**{degree2:Highers} in {area2:English, Mathematics, Modern Studies and Administration}**\t{years2:2008}
__{school2:Viewforth High School}, Kirkcaldy__
# Qualifications
- {passed:PRINCE2 Practitioner}, 2018
- {passed:AgilePM Foundation}, 2021
# Skills
{skill:Microsoft Project}, {skill:Contract management}, {skill:Stakeholder engagement}, {skill:Power BI}, {skill:Procurement}
# Languages
{language:English} (native), {language:Urdu} (fluent), {language:Punjabi} (conversational)
`;

export const GURKHA_CHEF = `= CURRICULUM VITAE
# PERSONAL DETAILS
| «Full Name» | {name:Tek Bahadur Gharti Magar} |
| «Permanent Address» | 27 Ordnance Terrace, {location:Farnborough|Farnborough, Hampshire|Farnborough, Hampshire GU14 7QX|Farnborough, Hampshire, GU14 7QX|27 Ordnance Terrace, Farnborough|27 Ordnance Terrace, Farnborough, Hampshire|27 Ordnance Terrace, Farnborough, Hampshire GU14 7QX|27 Ordnance Terrace, Farnborough, Hampshire, GU14 7QX}, Hampshire GU14 7QX |
| «Contact No.» | {phone:07700 900286} |
| «Email» | {email:tekgharti.magar@postmail.example} |
| «Date of Birth» | 11 Oct 1983 |
| «Nationality» | British (naturalised 2012) |
| «Marital Status» | Married, two children |
| «Languages» | {language:Nepali}, {language:English}, {language:Hindi}, {language:Magar} |
| «Driving Licence» | {passed:Full UK licence (B, C1)} |
# OBJECTIVE
Loyal and hard working chef with 16 years in the Brigade of Gurkhas and further experience in hotel and care home kitchens. Seeking a head chef position where I can lead a small team and cook fresh food.
# EMPLOYMENT RECORD
| «S/No» | «From» | «To» | «Employer and place» | «Post held» | «Main duties» |
| 1 | {dates1:Jun-22|2022-06..present} | {dates1:Till date|2022-06..present} | {firm1:Heatherside Manor Care Home}, Fleet | {title1:Head Chef} | {did1:Plan four week menu for 64 residents including soft and diabetic diets.}<br>{did1:Order all food and keep cost within £5.40 per head per day.}<br>{did1:5 star rating from council inspection in 2023 and 2024.} |
| 2 | {dates2:Nov-19|2019-11..2022-05} | {dates2:May-22|2019-11..2022-05} | {firm2:Frensham Pond Inn}, Churt, Surrey | {title2:Sous Chef} | {did2:Ran sauce section and deputised for head chef.}<br>{did2:Trained two apprentices.} |
| 3 | {dates3:Apr-14|2014-04..2019-10} | {dates3:Oct-19|2014-04..2019-10} | {unit3:10 Queen's Own Gurkha Logistic Regiment}, {service3:British Army}, Aldershot | {rank3:Sergeant}<br>{title3:Kitchen Manager} | {did3:In charge of junior ranks mess feeding 450 soldiers three times a day.}<br>{did3:Managed 14 military and civilian chefs.}<br>{did3:Catered for Her Majesty's visit in 2015 and for Dashain parties of 900 guests.} |
| 4 | {dates4:Feb-09|2009-02..2014-03} | {dates4:Mar-14|2009-02..2014-03} | {unit4:1st Battalion The Royal Gurkha Rifles}, {service4:British Army}, Folkestone and Brunei | {rank4:Corporal}<br>{title4:Chef Class 1} | {did4:Field kitchen in Afghanistan (Op HERRICK 12) for a company of 120 men.}<br>{did4:Jungle ration training in Brunei.} |
| 5 | {dates5:Jan-03|2003-01..2009-01} | {dates5:Jan-09|2003-01..2009-01} | {unit5:28 Transport Squadron QOGLR}, {service5:British Army}, Aldershot | {rank5:Rifleman}<br>{title5:Chef Class 2} | {did5:Basic training at Catterick then trade training at Worthy Down.}<br>{did5:Cooked on operations in Kosovo and Iraq.} |
# EDUCATION
| «S/No» | «School / College» | «Qualification» | «Year» |
| 1 | {school1:Farnborough College of Technology} | {degree1:NVQ Level 3} in {area1:Professional Cookery} | {years1:2013} |
| 2 | {school2:Shree Bhanu Secondary School}, Myagdi, Nepal | {degree2:School Leaving Certificate (SLC)} | {years2:2000} |
# COURSES AND CERTIFICATES
| «S/No» | «Course» | «Given by» | «Year» |
| 1 | {passed:Level 4 Award in Managing Food Safety} | Highfield | 2021 |
| 2 | {passed:First Aid at Work} | St John Ambulance | 2023 |
| 3 | {passed:Allergen Awareness} | Surrey Heath Borough Council | 2022 |
# MEDALS
| {award:Long Service and Good Conduct Medal} | 2018 |
| {award:Operational Service Medal Afghanistan} | 2010 |
# REFEREES
| «S/No» | «Name and position» | «Contact No.» |
| 1 | Mrs Gillian Stroud, Registered Manager, Heatherside Manor, Fleet | 01632 960174 |
| 2 | Maj (Retd) Dilkumar Rai MVO, Gurkha Welfare, Aldershot | 01632 960233 |
`;

export const ARMY_MEDIC = `= Application for employment
| «Vacancy reference» | 219-ED-5580 | «Employer» | Wessex Downs Hospitals NHS Foundation Trust |
| «Post» | Emergency Department Technician, Band 4 | «Received» | 06/01/2025 |
# Personal details
| «Title» | Miss | «Preferred name» | Shan |
| «First name» | {name:Shannon|Shannon Priddle} | «Last name» | Priddle |
| «Address line 1» | 8 Bellhanger Close | «Town / city» | {location:Warminster|Warminster, Wiltshire|Warminster, Wiltshire, BA12 8ZZ|8 Bellhanger Close, Warminster|8 Bellhanger Close, Warminster, Wiltshire|8 Bellhanger Close, Warminster, Wiltshire, BA12 8ZZ|8 Bellhanger Close, Warminster, BA12 8ZZ} |
| «County» | Wiltshire | «Postcode» | BA12 8ZZ |
| «Mobile telephone» | {phone:07700 900561} | «Email address» | {email:s.priddle91@mailroom.example} |
| «Right to work in the UK» | Yes | «Do you require a visa?» | No |
| «Current member or veteran of the Armed Forces» | Yes | «Driving licence held» | Yes |
# Education and professional qualifications
| «Subject / qualification» | «Place of study» | «Grade / result» | «Year obtained» |
| {degree1:Level 3 Diploma} in {area1:Ambulance Emergency and Urgent Care Support} | {school1:Defence Medical Academy}, Whittington | Pass | {years1:2014} |
| {degree2:BTEC National Certificate} in {area2:Health and Social Care} | {school2:Trowbridge College} | Merit | {years2:2009} |
| 7 {degree3:GCSEs} including English, Maths and Science | {school3:Kingsdown Vale School}, Warminster | A to C | {years3:2007} |
# Training courses attended
| «Course title» | «Training provider» | «Duration» | «Date completed» |
| {passed:Battlefield Advanced Trauma Life Support} | Defence Medical Academy | 2 weeks | 14/11/2016 |
| {passed:Immediate Life Support} | Resuscitation Council UK | 1 day | 09/04/2024 |
| {passed:Venepuncture and cannulation} | Salisbury training department | 1 day | 22/09/2022 |
# Current or most recent employer
| «Employer name» | {firm1:Salisbury Plain Hospitals NHS Trust} | «Type of business» | NHS |
| «Address» | Odstock Road, Salisbury | «Telephone» | 01632 960418 |
| «Job title» | {title1:Healthcare Assistant, Acute Medical Unit|Healthcare Assistant} | «Band / salary» | Band 3, £24,071 |
| «Start date» | {dates1:04/07/2022|2022-07..present} | «End date» | Ongoing |
| «Notice period» | 4 weeks | «Reporting to» | Sr Angela Moffatt |
«Description of your duties and responsibilities»
{did1:I take observations, bloods and ECGs for up to twelve patients and escalate with NEWS2.} {did1:I help nurses with personal care, catheters and discharge, and I am the link worker for falls.} {did1:I also show new healthcare assistants round for their first two weeks.}
«Reason for leaving»
I would like to use my trauma skills more than I can on a ward.
# Previous employment
| «Employer name» | {service2:British Army}, {unit2:5 Medical Regiment} | «Type of business» | Armed Forces |
| «Address» | Gaza Barracks, Catterick | «Job title» | {rank2:Corporal}, {title2:Combat Medical Technician Class 1} |
| «Start date» | {dates2:12/03/2017|2017-03..2022-06} | «End date» | {dates2:30/06/2022|2017-03..2022-06} |
«Description of your duties and responsibilities»
{did2:Commanded a four-man medical section with a Mastiff ambulance and was responsible for its drugs and equipment.} {did2:Deployed to South Sudan with the UN, where I ran the triage point of the field hospital at Bentiu.} {did2:Between deployments I taught first aid to about 300 soldiers a year.}
«Reason for leaving»
End of engagement
| «Employer name» | {service3:British Army}, {unit3:1st Battalion The Mercian Regiment} | «Type of business» | Armed Forces |
| «Address» | Bulford Camp, Salisbury | «Job title» | {rank3:Private}, {title3:Combat Medical Technician Class 2} |
| «Start date» | {dates3:05/09/2011|2011-09..2017-03} | «End date» | {dates3:11/03/2017|2011-09..2017-03} |
«Description of your duties and responsibilities»
{did3:Company medic in Afghanistan from March to October 2012, treating 41 casualties under fire and at the patrol base.} {did3:Held sick parade with the medical officer in barracks and kept vaccination records on DMICP.}
«Reason for leaving»
Promotion and posting
| «Employer name» | {firm4:Avonmead Nursing Home} | «Type of business» | Care home |
| «Address» | Bradford on Avon | «Job title» | {title4:Care Assistant} |
| «Start date» | {dates4:01/08/2009|2009-08..2011-08} | «End date» | {dates4:26/08/2011|2009-08..2011-08} |
«Description of your duties and responsibilities»
{did4:Personal care, meals and activities for elderly residents, mostly on nights.}
«Reason for leaving»
Joined the Army
# Supporting information
I have wanted to work in emergency care since my first tour. In the Army I learned to stay calm, to do the simple things first and to write down what I did. On the acute medical unit I learned how a hospital works and how to talk to worried relatives. I meet the person specification: I hold the Level 3 diploma, I am in date for ILS and I can cannulate. I live twenty minutes away and I am happy to work nights and weekends.
# Referees
| «Name» | Sr Angela Moffatt | «Name» | WO2 Darren Tunnicliffe |
| «Relationship» | Line manager | «Relationship» | Former squadron sergeant major |
| «Telephone» | 01632 960422 | «Telephone» | 01632 960951 |
| «Email» | a.moffatt@sphospitals.example | «Email» | d.tunnicliffe@unitmail.example |
# Declaration
The information in this form is true and complete. I understand that false information may lead to dismissal.
`;

export const NAVY_STOKER = `= CURRICULUM VITAE
«NAME:»\t{name:Barry John Trewhella}
«ADDRESS:»\t3 Polwithen Row, {location:Penryn|Penryn, Cornwall|Penryn, Cornwall, TR10 8ZZ|3 Polwithen Row, Penryn|3 Polwithen Row, Penryn, Cornwall|3 Polwithen Row, Penryn, Cornwall, TR10 8ZZ}, Cornwall, TR10 8ZZ
«TELEPHONE:»\t01632 960807 (Home)  {phone:07700 900129} (Mobile)
«E-MAIL:»\t{email:bazzatrewhella@btmail.example}
«DATE OF BIRTH:»\t14th February 1967
«MARITAL STATUS:»\tMarried, 2 grown up children
«DRIVING LICENCE:»\t{passed:Full clean UK licence}
# PERSONAL PROFILE
A time served marine engineer with over 35 years afloat and ashore. Reliable, good humoured and able to work on my own or as part of a team. I have kept the same standards since the Navy and I expect the same from those who work for me.
# EMPLOYMENT HISTORY
**{dates1:Feb 2020 – to date|2020-02..present}**\t**{title1:Ship Repair Superintendent}, {firm1:Carrick Roads Ship Repair Ltd}, Falmouth**
\t• {did1:Superintend dry dockings of ferries, RFA vessels and trawlers up to 20,000 tonnes.}
\t• {did1:Agree work specs with owners and price extra work.}
\t• {did1:Chair the daily production meeting with up to 60 fitters, welders and subbies.}
**{dates2:2012 – Jan 2020|2012..2020-01}**\t**{title2:Workshop Foreman}, {firm2:Carrick Roads Ship Repair Ltd}**
\t• {did2:Allocated work to 11 fitters and 2 apprentices.}
\t• {did2:Set up the stores system that is still in use now.}
{dates3:April 2007 to Nov 2012|2007-04..2012-11}\t{firm3:Scillonian Passenger Ferries}, Penzance
\t{title3:Second Engineer}
\t{did3:Watchkeeping and planned maintenance on a 1,200 tonne passenger ship. Main engines 2 x Mirrlees Blackstone. Covered for the Chief when he was on leave.}
{dates4:Sept 04 – Mar 07|2004-09..2007-03}\t{firm4:Hayle Pumps & Compressors}, Hayle
\t{title4:Service Engineer}
\t{did4:Going out to farms, mines and hotels in a van to mend pumps and compressors. Own ordering of parts and invoicing of customers. On call one week in three.}
# NAVAL SERVICE
{dates5:Jan 00 – Aug 04|2000-01..2004-08}\t{service5:Royal Navy}, {unit5:HMS Sutherland}
\t{rank5:Chief Petty Officer} – {title5:Marine Engineering Artificer (Propulsion)}
\t{did5:Head of the propulsion section on a Type 23 frigate, with 9 ratings under me. Fourteen months away in the Gulf and South Atlantic with no propulsion defects that stopped the ship.}
{dates6:May 93 – Dec 99|1993-05..1999-12}\t{service6:Royal Navy}, {unit6:HMS Raleigh}
\t{rank6:Petty Officer} – {title6:Instructor}
\t{did6:Taught new entry stokers basic marine engineering, damage control and fire fighting.}
{dates7:Mar 88 – Apr 93|1988-03..1993-04}\t{service7:Royal Navy}, {unit7:HMS Brilliant}
\t{rank7:Leading Marine Engineering Mechanic}
\t{did7:Gas turbines, diesel generators, hull and fresh water systems. Gulf War 1991.}
{dates8:Sept 83 – Feb 88|1983-09..1988-02}\t{service8:Royal Navy}, {unit8:HMS Arethusa}
\t{rank8:Marine Engineering Mechanic}
\t{did8:Joined as a Junior at 16. Boiler room watchkeeping and boats.}
# QUALIFICATIONS
1996\t{passed:Marine Engineering Charge Certificate}
2007\t{passed:STCW Officer of the Watch (Engineering)}
2011\t{passed:IOSH Managing Safely}, updated 2022
2016\t{passed:Confined Space Entry}
# EDUCATION
{years1:1978 – 1983|1978..1983}\t{school1:Camborne Vale Comprehensive School}
\t{degree1:CSE}: {area1:Maths, English, Technical Drawing, Metalwork, Physics}
{years2:1988 – 1990|1988..1990}\t{school2:HMS Sultan}, Gosport
\t{degree2:BTEC ONC} in {area2:Marine Engineering}
# HOBBIES
Gig rowing, pub quizzes, restoring old stationary engines, and following Redruth RFC.
# REFEREES
Mr P Hosking, Yard Manager, Carrick Roads Ship Repair
Capt S Rickard, Scillonian Passenger Ferries (retired)
`;

export const AVIONICS_CORPORAL = `= {name:Danielle Wojtas}
Avionics Technician
{location:Elgin|Elgin, Moray}
{email:danielle.wojtas7_xk@indeedmail.example}
{phone:+44 7700 900954}
Avionics technician with fourteen years on fast jets and helicopters. Hold a Part 66 B2 basic licence and SC clearance. Happy to travel or relocate within Scotland.
__Authorised to work in the UK for any employer__
# Work Experience
# # {title1:Avionics Technician}
**{firm1:Bristow Highland Helicopters}-Inverness**
{dates1:March 2022 to Present|2022-03..present}
- {did1:Line maintenance on two AW189 search and rescue helicopters on a 24/7 shift pattern}
- {did1:Fault finding on autopilot, radios, FLIR and hoist wiring}
- {did1:Completing tech logs and TRAX records with B2 authorisation}
# # {title2:Avionics Supervisor} ({rank2:Corporal})
**{service2:Royal Air Force}, {unit2:1 (Fighter) Squadron}-RAF Lossiemouth**
{dates2:June 2017 to February 2022|2017-06..2022-02}
- {did2:Supervised a shift of 8 technicians turning round Typhoon aircraft for quick reaction alert}
- {did2:Deployed to Akrotiri and to Romania on Op BILOXI}
- {did2:Trade rep for tool control; no lost tools in 2 years}
# # {title3:Aircraft Technician (Avionics)}, {rank3:SAC(T)}
**{service3:Royal Air Force}, {unit3:31 Squadron}-RAF Marham**
{dates3:October 2011 to June 2017|2011-10..2017-06}
- {did3:Flight servicing and rectification of Tornado GR4, mainly navigation and weapon systems}
- {did3:Four tours of Kandahar and Akrotiri}
# # {title4:Barista}
**{firm4:Costa Coffee}-Carlisle**
{dates4:August 2009 to May 2010|2009-08..2010-05}
{did4:Saturday job while at college.}
# Education
# # {degree1:HNC} in {area1:Aeronautical Engineering}
**{school1:UHI Moray}-Elgin**
{years1:September 2019 to June 2021|2019-09..2021-06}
# # {degree2:Apprenticeship} in {area2:Aircraft Maintenance (Avionics)}
**{school2:Defence School of Aeronautical Engineering}-Cosford**
{years2:October 2010 to September 2011|2010-10..2011-09}
# # {degree3:A-Level} in {area3:Physics, Maths, German}
**{school3:Trinity Sixth Form}-Carlisle**
{years3:September 2008 to June 2010|2008-09..2010-06}
# Skills
[box]• {skill:Avionics} (10+ years)\t• {skill:Fault Finding} (10+ years)\t• {skill:Wiring Diagrams} (10+ years)\t• {skill:Hand Tools} (10+ years)\t• {skill:Soldering} (8 years)\t• {skill:Team Leadership} (5 years)\t• {skill:TRAX} (3 years)
# Languages
[box]• {language:English} - Fluent\t• {language:Polish} - Intermediate
# Awards
# # {award:Station Commander's Commendation}
November 2020
For work to bring a lightning-struck Typhoon back to flight in 9 days.
# Certifications and Licences
# # {passed:EASA/CAA Part 66 Category B2 Licence}
May 2021 to May 2026
# # {passed:Driving Licence}
# # {passed:Working at Height}
January 2024 to January 2027
# Additional Information
Interests: mountain biking, Scottish country dancing, and my two rescue greyhounds.
`;

export const ROYAL_MARINE = `{name:CALLUM BIRKINSHAW}
Flat 4, 22 Ladybridge Road, {location:Arbroath|Arbroath, Angus|Flat 4, 22 Ladybridge Road, Arbroath|Flat 4, 22 Ladybridge Road, Arbroath, Angus}, Angus
«Mob:» {phone:07700 900377}
«Email:» {email:cbirkinshaw_rm@quickpost.example}

Ex Royal Marines Corporal with 12 years service, now working offshore. Fit, switched on, good with ropes and boats. Looking for a lead technician or deck coordinator job on the Scottish wind farms, rotation no problem.

=========================
WORK
=========================

{firm1:Seagreen Turbine Services}, Montrose. {title1:Wind Turbine Technician}. {dates1:April 2021 until now|2021-04..present}
  * {did1:Scheduled services and fault finding on 10MW turbines, 2 weeks on 2 off from an SOV}
  * {did1:Blade inspection by rope when the drone cannot fly}
  * {did1:Appointed person for lifting ops up to 2 tonnes}

{firm2:Gulf Stream Maritime Protection}, based in Galle / Djibouti. {title2:Maritime Security Operative}. {dates2:March 2019 until Jan 2021|2019-03..2021-01}
  * {did2:Team leader of 4 on tankers and bulk carriers through the high risk area. 31 transits}
  * {did2:Liaison with the ships master, daily reports to the ops room in Poole}

{service3:Royal Marines}, {unit3:45 Commando}, RM Condor. {rank3:Corporal}, {title3:Mountain Leader Class 2}. {dates3:Aug 2014 until Feb 2019|2014-08..2019-02}
  * {did3:Taught cold weather survival and ice climbing to 3 companies in north Norway, 5 winters}
  * {did3:Section commander of 8, then acting Troop Sergeant for 6 months}

{service4:Royal Marines}, {unit4:Commando Training Centre Royal Marines}, Lympstone. {rank4:Corporal}, {title4:Recruit Troop Instructor}. {dates4:July 2012 until July 2014|2012-07..2014-07}
  * {did4:Took two troops of 50 recruits from day one to the King's Squad}

{service5:Royal Marines}, {unit5:42 Commando}, Bickleigh. {rank5:Marine}, {title5:Assault Engineer}. {dates5:Jan 2007 until June 2012|2007-01..2012-06}
  * {did5:Afghanistan twice (Herrick 9 and 14), IED search team}
  * {did5:Demolitions, watermanship, build of patrol bases}

Before that I worked for my uncle laying hedges and fencing round Settle.

=========================
TICKETS
=========================

{passed:GWO Basic Safety Training} (in date to 2026)
{passed:GWO Advanced Rescue Training}
{passed:IRATA Level 2}
{passed:BOSIET with CA-EBS}
{passed:LEEA Appointed Person}
{passed:RYA Powerboat Level 2}
{passed:Cat B+E driving licence}

=========================
SCHOOL
=========================

{school1:Settle High School} {years1:2000-2005|2000..2005}. 6 {degree1:GCSEs}
{school2:Craven College}, Skipton {years2:2005-2006|2005..2006}. {degree2:BTEC First Diploma} in {area2:Countryside and Environment}

=========================
OTHER
=========================

{language:Norwegian} (basic), {language:English}
{role1:Crew member} with {cause1:Arbroath RNLI} on the inshore boat since 2022
Married with a wee girl. Hill running, fly fishing.
References: can give you two from offshore and my old OC.
`;
