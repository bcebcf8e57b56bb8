// CVs of the twenty-sixth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const SUPPLY_COMMANDER = `[side]# Contact
[side]{phone:904-555-0171} «(Mobile)»
[side]{email:thad.brannock@ferrymail.example}
[side]
[side]{url:www.linkedin.com/in/tbrannock-ex} «(LinkedIn)»
[side]# Top Skills
[side]{skill:Supply Chain Optimization}
[side]{skill:Contract Negotiation}
[side]{skill:S&OP}
[side]# Languages
[side]{language:English} (Native or Bilingual)
[side]{language:Portuguese} (Limited Working)
[side]# Certifications
[side]{passed:CPIM}
[side]{passed:DAWIA Contracting Level II}
[side]{passed:Lean Six Sigma Black Belt}
[side]# Honors-Awards
[side]{award:Meritorious Service Medal}
[side]{award:Batchelder Award}
= {name:Thaddeus Brannock}
[box]VP Supply Chain at Sawgrass Marine Coatings | Retired Navy Supply Corps Officer | Board member
[box]{location:Jacksonville|Jacksonville, Florida|Jacksonville, Florida, United States}, Florida, United States
# Summary
I make sure the right thing is on the shelf before anyone has to ask. I learned that trade feeding and fixing ships at sea, and I have spent the years since teaching it to companies that make paint, valves and boats. I like messy warehouses, short meetings and people who say what they need.
Currently building a second plant in Georgia. Always glad to talk to officers and chiefs who are leaving the service.
# Experience
# # {firm1,2:Sawgrass Marine Coatings}
[box]«6 years 9 months»
**{title1:Vice President, Supply Chain}**
{dates1:January 2023 - Present|2023-01..present} «(3 years 11 months)»
Jacksonville, Florida, United States
{did1:Own planning, purchasing, freight and two distribution centers with 64 people and $41M of spend.}
{did1:Dual-sourced titanium dioxide after the 2023 shortage and held fill rate at 97%.}

**{title2:Director of Procurement}**
{dates2:March 2020 - December 2022|2020-03..2022-12} «(2 years 10 months)»
{did2:Renegotiated 118 supplier agreements in the first year and took $2.3M out of cost.}
# # {firm3:Kingfish Valve & Fitting}
**{title3:Warehouse Operations Manager}**
{dates3:October 2017 - February 2020|2017-10..2020-02} «(2 years 5 months)»
Savannah, Georgia, United States
{did3:Brought a 90,000 sq ft warehouse from paper to RF scanning without stopping shipments.}
{did3:Halved time lost to injuries by changing how the night shift was led.}
# # {service4,5,6,7:United States Navy|US Navy}
[box]«20 years 5 months»
**{rank4:Commander} - {title4:Director of Logistics Operations}**
{dates4:July 2014 - September 2017|2014-07..2017-09} «(3 years 3 months)»
Jacksonville, Florida, United States
{unit4:NAVSUP Fleet Logistics Center Jacksonville}. {did4:Directed 212 civilians and sailors who supplied 36 ships and four air stations.}
{did4:Ran relief shipments to Haiti and Puerto Rico after the 2016 and 2017 hurricanes.}

**{rank5:Lieutenant Commander} - {title5:Supply Officer}**
{dates5:May 2010 - June 2014|2010-05..2014-06} «(4 years 2 months)»
Mayport, Florida
{unit5:USS Underhill Bay (LPD 31)}. {did5:Department head for 95 sailors: food service, stock, pay, ship's store and post.}
{did5:Won the type commander's Blue E for logistics two years in a row.}

**{rank6:Lieutenant} - {title6:Contracting Officer}**
{dates6:August 2004 - April 2010|2004-08..2010-04} «(5 years 9 months)»
Manama, Bahrain
{unit6:Fleet and Industrial Supply Center, Bahrain Detachment}. {did6:Held a $10M warrant for husbanding and ship repair in nine ports.}

**{rank7:Ensign} - {title7:Disbursing and Sales Officer}**
{dates7:May 1997 - July 2004|1997-05..2004-07} «(7 years 3 months)»
Norfolk, Virginia
{unit7:USS Calloway (DDG 149)}. {did7:Handled a payroll of $1.1M in cash and checks with no loss in two deployments.}
# # {firm8:Piggly Wiggly}
**{title8:Stock Clerk}**
{dates8:June 1991 - August 1993|1991-06..1993-08} «(2 years 3 months)»
Waycross, Georgia
# Education
# # {school1:University of Florida - Warrington College of Business}
{degree1:Master of Business Administration - MBA}, {area1:Supply Chain Management} · ({years1:2018 - 2020|2018..2020})
# # {school2:Naval Supply Corps School}
{degree2:Basic Qualification Course} · ({years2:1997 - 1997|1997..1997})
# # {school3:Valdosta State University}
{degree3:Bachelor of Science - BS}, {area3:Economics} · ({years3:1993 - 1997|1993..1997})
# Volunteer Experience
# # {cause1:Feeding Northeast Florida}
{role1:Board Member}
[head]«Page 1 of 2»
[head]«Page 2 of 2»
`;

export const IRISH_SERGEANT = `«Europass Curriculum Vitae»
# Personal information
|«First name(s) / Surname(s)»|{name:Declan McGonagle}|
|«Address(es)»|Meenacross, {location:Bundoran|Bundoran, Co. Donegal|Meenacross, Bundoran, Co. Donegal|Meenacross, Bundoran, Co. Donegal (Ireland)|Bundoran, Co. Donegal (Ireland)}, Co. Donegal (Ireland)|
|«Telephone(s)»||«Mobile:» {phone:+353 20 914 8802}|
|«E-mail»|{email:dmcgonagle@drowes.example}|
|«Nationality»|Irish|
|«Date of birth»|30 May 1979|
|«Gender»|Male|
# Desired employment / Occupational field
||Site and facilities supervision, health and safety|
# Work experience
|«Dates»|{dates1:14 October 2019 ->|2019-10..present}|
|«Occupation or position held»|{title1:Facilities Supervisor}|
|«Main activities and responsibilities»|{did1:Day to day running of a leisure pool and two sports halls, with nine staff on rota.}|
||{did1:Plant room checks, dosing of chlorine and acid, and contractor permits.}|
||{did1:Reopened the building in June 2021 with a plan that the county council copied for its other pools.}|
|«Name and address of employer»|{firm1:Waterworld Erne Leisure Ltd|Waterworld Erne Leisure Ltd, Bundoran}, Bundoran, Co. Donegal|
|«Type of business or sector»|Leisure|

|«Dates»|{dates2:3 March 2008 - 11 October 2019|2008-03..2019-10}|
|«Occupation or position held»|{rank2:Sergeant}, {title2:Platoon Sergeant}|
|«Main activities and responsibilities»|{did2:Discipline, administration and training of a rifle platoon of 33.}|
||{did2:Three tours overseas: UNIFIL (2012), UNDOF on the Golan Heights (2014) and UNIFIL (2018).}|
||{did2:Instructor on two recruit courses, 58 recruits, 51 passed out.}|
|«Name and address of employer»|{service2:Irish Defence Forces}, {unit2:28th Infantry Battalion}, Finner Camp, Ballyshannon|
|«Type of business or sector»|Defence|

|«Dates»|{dates3:9 September 1998 - 2 March 2008|1998-09..2008-03}|
|«Occupation or position held»|{rank3:Private}, later {rank3:Corporal} - {title3:Section Commander}|
|«Main activities and responsibilities»|{did3:Border duties, cash escorts and prison security.}|
||{did3:Served in Lebanon in 2000 and Liberia in 2004.}|
|«Name and address of employer»|{service3:Irish Defence Forces}, {unit3:28th Infantry Battalion}, Finner Camp, Ballyshannon|
|«Type of business or sector»|Defence|

|«Dates»|{dates4:June 1996 - August 1998|1996-06..1998-08}|
|«Occupation or position held»|{title4:Fish Processing Operative}|
|«Main activities and responsibilities»|{did4:Filleting and packing mackerel and herring.}|
|«Name and address of employer»|{firm4:Gallagher Bros Pelagic}, Killybegs|
# Education and training
|«Dates»|{years1:2016 - 2018|2016..2018}|
|«Title of qualification awarded»|{degree1:Certificate} in {area1:Safety, Health and Welfare at Work} (NFQ Level 7)|
|«Name and type of organisation providing education and training»|{school1:Atlantic Technological University}, Sligo (evening)|

|«Dates»|{years2:1991 - 1996|1991..1996}|
|«Title of qualification awarded»|{degree2:Leaving Certificate}|
|«Name and type of organisation providing education and training»|{school2:Coláiste Cholmcille}, Ballyshannon|
# Personal skills and competences
|«Mother tongue(s)»|{language:English}|
|«Other language(s)»|{language:Irish} (B2), {language:French} (A2)|
|«Social skills and competences»|Steady with the public. Used to mixed teams: on the Golan I worked beside Fijians, Filipinos and Finns.|
|«Organisational skills and competences»|Rosters, stores and budgets of up to 210,000 euro.|
|«Computer skills and competences»|{skill:Word}, {skill:Excel}, {skill:Evacuation planning software}|
|«Driving licence(s)»|{passed:Category B, C1 and D1 licence}|
|«Other certificates»|{passed:Safe Pass}, {passed:Pool Plant Operator} (2020), {passed:Occupational First Aid}|
# Additional information
||{role1:Lifeboat crew member}, {cause1:Bundoran RNLI}, since 2009. References on request.|
`;

export const KIWI_FITTER = `= «Transition Worksheet 3: My Career Story»
«Fill this in before you meet your transition coach. Write how you talk. Do not worry about spelling, you can tidy it up later.»
# «Part A. Who am I?»
«My name is» {name:Tama Rangihuna}
«I will be living in» {location:Feilding|Feilding, Manawatū}, Manawatū
«You can get hold of me on» {phone:021 555 0143} «or» {email:tama.rangihuna@pukeko.example}
«My service ends on» 12 February 2027
# «Part B. My jobs in uniform (newest first)»
# # «Job 1»
«Rank and job» {rank1:Staff Sergeant}, {title1:Workshop Sergeant}
«Unit and place» {unit1:2nd Combat Service Support Battalion}, Linton
«From when to when» {dates1:Feb 21 till now|2021-02..present}
«What did I do that a civvy boss would care about?»
- {did1:Run a workshop of 22 mechanics, armourers and fitters who look after about 340 vehicles and plant}
- {did1:Got vehicle availability from 71 to 88 percent in two years by booking parts in blocks}
- {did1:Look after 9 apprentices from the polytech side and the Army side}
- {did1:Workshop lead in Esk Valley after Cyclone Gabrielle, Feb and Mar 23}
# # «Job 2»
«Rank and job» {rank2:Sergeant}, {title2:Heavy Fitter}
«Unit and place» {unit2:3rd Combat Service Support Battalion}, Burnham
«From when to when» {dates2:Jan 16 till Jan 21|2016-01..2021-01}
«What did I do that a civvy boss would care about?»
- {did2:Diagnosed and rebuilt Unimog, MAN and LAV power packs}
- {did2:Went to Iraq, Camp Taji, six months in 2018, kept the training team's vehicles on the road}
# # «Job 3»
«Rank and job» {rank3:Craftsman}, {title3:Vehicle Mechanic}
«Unit and place» {unit3:Trade Training School}, Trentham, then Waiouru
«From when to when» {dates3:Mar 08 till Dec 15|2008-03..2015-12}
«What did I do that a civvy boss would care about?»
- {did3:Did my time as an apprentice and came second in the Army for my year}
- {did3:Worked on generators and pumps after the Christchurch quakes}
«Service for all jobs above» {service1,2,3:New Zealand Army}, RNZALR
# «Part C. Jobs before or beside the Army»
«Who for, where» {firm4:Rongotea Motors}, Rongotea
«What was I» {title4:Petrol pump attendant and grease monkey}
«When» {dates4:2006 to 2007|2006..2007}
«What did I do» {did4:Tyres, oil changes and the Saturday till}
# «Part D. What have I got on paper?»
| «Course or ticket» | «Where from» | «Year» |
| {degree1:National Certificate} in {area1:Automotive Heavy Engineering} (Level 4) | {school1:UCOL Palmerston North} | {years1:2012|2012..2012} |
| {degree2:NCEA Level 2} | {school2:Feilding High School} | {years2:2006|2006..2006} |
| {passed:Class 4 heavy vehicle licence} | NZTA | 2010 |
| {passed:WTR endorsement (wheels, tracks, rollers)} | NZTA | 2011 |
| {passed:Certificate of Fitness inspector} | VTNZ | 2022 |
| {passed:Site Safe Foundation passport} | Site Safe | 2025 |
# «Part E. What am I good at?»
«Tools and kit» {skill:Hydraulics}, {skill:Diesel diagnostics}, {skill:MIG welding}, {skill:SAP stores}, {skill:Cummins Insite}
«Languages I can use at work» {language:English}, {language:te reo Māori}
«Awards or a pat on the back» {award:Chief of Army Commendation}, 2023
«Outside work I» {role1:coach} «for» {cause1:Feilding Old Boys Oroua under 15s}
# «Part F. What do I want next?»
Workshop foreman or service manager with a plant hire or forestry outfit, somewhere between Levin and Taupō. Not keen on Auckland. Happy to be on call.
«Coach to fill in» Seen 9/11/26, good. Needs referee from outside. Next appt 7 Dec. K.W.
`;

export const FEDERAL_LOGISTICIAN = `= {name:Yesenia Barragan-Cole}
{location:El Paso|El Paso, TX|El Paso, TX 79999}, TX 79999 | {phone:(915) 555-0142} | {email:y.barragancole@desertpost.example}
«Citizenship:» United States | «Veterans' Preference:» 5-point (TP) | «Highest Grade Held:» GS-09 | «Clearance:» Secret, 2023
«Announcement:» CBSX-12834411-26-AB | «Position:» Logistics Management Specialist, GS-0346-11
# SUMMARY OF QUALIFICATIONS
Logistician with 15 years in Army and VA supply, five of them leading teams of up to 18. Brings property accountability, MILSTRIP and GCSS-Army, and audits with no findings.
# PROFESSIONAL EXPERIENCE
**{title1:SUPPLY MANAGEMENT SPECIALIST}** | {firm1:Department of Veterans Affairs, El Paso VA Health Care System|El Paso VA Health Care System|Department of Veterans Affairs} | El Paso, TX | **{dates1:May 2021 – Present|2021-05..present}** | {hours1:40} «hrs/wk» | «Series/Grade:» 2003 / {grade1:GS-09} | «Salary:» {salary1:$64,921} | «Supervisor:» {supervisor1:Darnell Whitlow}, {supervisorphone1:(915) 555-0108}, may contact
**INVENTORY CONTROL:** {did1:Manage 3,400 lines of medical and surgical stock across 41 points of use; raised par accuracy from 82% to 96% in FY 2024.}
**TEAM LEADERSHIP:** {did1:Assign and review work of 7 supply technicians; rewrote position guides and cut overtime 31%.}
**SYSTEMS:** {did1:Site lead for the DMLSS to Oracle inventory cutover, training 63 users before go-live.}

**{title2:UNIT SUPPLY SERGEANT}** ({rank2:Staff Sergeant}) | {service2:US Army Reserve|US Army}, {unit2:2nd Battalion, 361st Regiment} | Fort Bliss, TX | **{dates2:Aug 2018 – Present|2018-08..present}** | {hours2:10} «hrs/wk» | «Supervisor:» {supervisor2:CPT L. Odom}, may contact
**PROPERTY:** {did2:Account for $8.7M of property on 11 hand receipts with no financial liability investigations.}
**TRAINING:** {did2:Train 12 Soldiers in GCSS-Army and licensing; unit passed Command Supply Discipline inspection with 98%.}

**{title3:MATERIAL HANDLER LEAD}** | {firm3:Frontera Freight Forwarding, Inc.|Frontera Freight Forwarding} | Santa Teresa, NM | **{dates3:Nov 2018 – Apr 2021|2018-11..2021-04}** | {hours3:45} «hrs/wk» | «Salary:» {salary3:$19.50 per hour}
**CUSTOMS:** {did3:Built and checked cross-border manifests for 60 trailers per week; damage claims fell from 44 to 17 a year.}

**{title4:AUTOMATED LOGISTICAL SPECIALIST}** ({rank4:Sergeant}) | {service4:US Army}, {unit4:123rd Brigade Support Battalion, 1st Armored Division} | Fort Bliss, TX; Camp Arifjan, Kuwait | **{dates4:Jul 2011 – Jul 2018|2011-07..2018-07}** | {hours4:60} «hrs/wk»
**WAREHOUSING:** {did4:Ran a supply support activity with 5,900 lines; zero balance rate of 3% against a goal of 8%.}
**DEPLOYMENT:** {did4:Closed 14 forward stock points in Kuwait and Iraq and returned $22M of parts.}
# EDUCATION
**{degree1:B.S.}, {area1:Supply Chain Management}** | {school1:University of Texas at El Paso} | El Paso, TX | {years1:2020|2020..2020} | 124 semester hours
**{degree2:High School Diploma}** | {school2:Hatch Valley High School} | Hatch, NM | {years2:2011|2011..2011}
# TRAINING AND CERTIFICATIONS
{passed:FAC-P/PM Entry Level}, 2024 | {passed:Lean Yellow Belt}, 2022 | {passed:Unit Armorer Course}, 2019 | {passed:Advanced Leader Course}, 2017 | {passed:HAZMAT 49 CFR}, 2025
# LANGUAGES
{language:Spanish} (speak, read and write) | {language:English}
# AWARDS
{award:Army Commendation Medal}, 2018 | {award:VA Sustained Superior Performance Award}, FY 2024
`;

export const PLANT_OPERATOR = `{name:RONALD ECKERSLEY}
7 BECKSIDE TERRACE, {location:SETTLE|SETTLE, NORTH YORKSHIRE|7 BECKSIDE TERRACE, SETTLE, NORTH YORKSHIRE|7 BECKSIDE TERRACE, SETTLE, NORTH YORKSHIRE BD24 9ZZ}, NORTH YORKSHIRE BD24 9ZZ
«TEL.....» {phone:07700 900752}    «HOME.....» NONE
«E MAIL...» {email:ron.eckersley@dalesnet.example}

PLANT OPERATOR / LOW LOADER DRIVER.......44 YEARS EXPERIENCE

# TICKETS
{passed:CPCS A59 360 EXCAVATOR ABOVE 10 TONNES}.......EXP. 06/2029
{passed:CPCS A09 FORWARD TIPPING DUMPER}.............EXP. 06/2029
{passed:LGV CLASS 1 (C+E)}...........................CLEAN, DIGI CARD
{passed:DRIVER CPC}..................................TO SEPT 2029
{passed:ADR TANKS AND PACKAGES}......................EXP. 02/2028

# WORK   (LAST FIRST)
{dates1:2016 - NOW|2016..present}....{title1:LOW LOADER DRIVER}....{firm1:T. METCALFE PLANT HIRE}, HELLIFIELD
      {did1:MOVE DIGGERS, CRUSHERS AND CABINS TO SITES FROM CARLISLE TO CREWE. ROUTE NOTICES TO POLICE AND COUNCILS.}
      {did1:ALSO DIG PONDS AND TRACKS ON FARMS WHEN SLACK.}
{dates2:2007 - 2016|2007..2016}...{title2:360 OPERATOR}.........{firm2:HORTON QUARRIES LTD}, HORTON IN RIBBLESDALE
      {did2:FACE LOADING, BENCHES, HAUL ROADS. SHOT CREW BANKSMAN. NO LOST TIME ACCIDENTS IN 9 YEARS.}
{dates3:1999 - 2007|1999..2007}...{title3:SELF EMPLOYED DIGGER DRIVER|DIGGER DRIVER}..."{firm3:R. ECKERSLEY GROUNDWORKS}"
      {did3:DRAINS, SEPTIC TANKS, DRY STONE FOOTINGS, BARN CONVERSIONS. OWN 8 TONNE KUBOTA.}
{dates4:1989 - 1999|1989..1999}...{title4:TIPPER DRIVER}........{firm4:ISAAC THWAITE & SON, HAULIERS|ISAAC THWAITE & SON}, INGLETON
      {did4:LIME AND SLAG SPREADING AND STONE TO THE M6.}
{dates5:1982 - 1989|1982..1989}...{title5:FARM MAN}.............{firm5:CAPT. BIRKBECK'S ESTATE}, AUSTWICK
      {did5:SHEEP, SILAGE, WALLING AND SNOW PLOUGHING FOR THE COUNCIL.}

# SCHOOL
{school1:SETTLE HIGH SCHOOL}........LEFT {years1:1982|1982..1982}.....{degree1:CSE} WOODWORK, METALWORK, MATHS

# OTHER
{skill:LASER AND GPS DIG SYSTEMS (TRIMBLE)}...{skill:DRY STONE WALLING}...{skill:SIMPLE WELDING}
NON SMOKER...OWN CAR...WILL WORK AWAY MON TO FRI
{role1:TRUSTEE}, {cause1:SETTLE SILVER BAND}, SINCE 2011 (BASS TROMBONE)

# REFS
MR T. METCALFE......ASK ME FIRST
`;

export const VET_NURSE = `«From: Nia Haf Breese <nia.breese@llanmail.example>»
«Sent: 25 November 2026 21:47»
«To: Practice Manager <vacancies@cambrianvets.example>»
«Subject: RVN post, Llanidloes - CV in the body as attachment bounced»

Dear Carys,

Thanks for the call. The attachment came back twice so I have pasted my CV underneath. I can do a trial day any Thursday.

Cofion gorau,
Nia

==================================================

{name:Nia Haf Breese} RVN
Tŷ Isaf, Glantwymyn, {location:Machynlleth|Machynlleth, Powys|Tŷ Isaf, Glantwymyn, Machynlleth, Powys|Tŷ Isaf, Glantwymyn, Machynlleth, Powys SY20 9ZZ}, Powys SY20 9ZZ
{phone:07700 900631} / {email:nia.breese@llanmail.example}

# IN SHORT
Registered veterinary nurse, mixed practice all my life, eleven years qualified. Happiest with anaesthetics and with farmers.

# JOBS
{title1:Head Veterinary Nurse}, {firm1:Dyfi Valley Vets|Dyfi Valley Vets, Machynlleth}, Machynlleth -- {dates1:Mar 2021 to now|2021-03..present}
{did1:I lead five nurses and two students and do the rota, including one in four nights.} {did1:I brought in capnography and a swab count, and I wrote our anaesthetic checklist.} {did1:Clinical coach for three student nurses, all passed first time.}

{title2:Registered Veterinary Nurse}, {firm2:Rhiwlas Equine Clinic}, Bala -- {dates2:Oct 2017 to Feb 2021|2017-10..2021-02}
{did2:Theatre and foal nursing for two surgeons.} {did2:Looked after stock orders and controlled drugs.}

{title3:RVN} (maternity cover), {firm3:PDSA Pet Hospital}, Aberdeen Road, Swansea -- {dates3:Nov 2016 to Sept 2017|2016-11..2017-09}
{did3:Busy charity clinic, forty and more consults a day, a lot of triage by phone.}

{title4:Student then qualified nurse}, {firm4:Dyfi Valley Vets} (as above) -- {dates4:Sept 2013 to Oct 2016|2013-09..2016-10}
{did4:Placement and first job. Kennels, lab, X-ray and calvings at all hours.}

Before that: Saturdays and summers at {firm5:Corris Craft Café} as {title5:kitchen hand}, {dates5:2010 to 2013|2010..2013}

# COLLEGE AND SCHOOL
{degree1:Level 3 Diploma}, {area1:Veterinary Nursing}, {school1:Coleg Sir Gâr}, Carmarthen, {years1:2013-15|2013..2015}
{degree2:A levels} Biology, Welsh, Art, {school2:Ysgol Bro Ddyfi}, {years2:2013|2013..2013}

# COURSES
{passed:Nurses' Certificate in Anaesthesia} (2022), {passed:Clinical Coach} (2019), {passed:RECOVER BLS} (2024)

# LANGUAGES
{language:Welsh} (first language), {language:English}, a bit of {language:French}

# GOOD AT
{skill:Anaesthesia monitoring}, {skill:Wound care}, {skill:Radiography}, {skill:RxWorks}, {skill:Calm handling of nervous horses}

# THE REST
Own Land Rover and two sheepdogs. {role1:Treasurer} of {cause1:Montgomeryshire Young Farmers}, 2018-20. I shear for fun.

«Sent from my iPad»
`;
