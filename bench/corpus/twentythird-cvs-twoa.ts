// CVs of the twenty-third batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const NAVY_OPERATIONS_MANAGER = `= {name:Angus Whitfield-Tran}
{location:Geraldton WA|Geraldton, WA|Geraldton} · {phone:0491 570 156} · {email:angus.wt@harbourpost.example}
# Summary
Operations manager for a bulk export terminal, and a former maritime warfare officer with sixteen years in the Royal Australian Navy. I run shifts of up to 60 people around vessels, trains and weather, and I am known for calm handovers and safe starts.
# Experience
# # {dates1:February 2021 – current|2021-02..present}\t{title1:Terminal Operations Manager}
{firm1:Chapman Bulk Terminals}, Geraldton WA
- {did1:Manage five shift supervisors and 60 operators who load iron ore and grain for 140 vessels a year}
- {did1:Reduced average berth time from 41 to 33 hours by planning trains and tides on one board}
- {did1:Introduced a fatigue roster that ended double shifts at harvest}
- {did1:Hold the operating budget of $11.4 million and report to the general manager each month}
# # {dates2:January 2018 – January 2021|2018-01..2021-01}\t{title2:Executive Officer}
{rank2:Lieutenant Commander}, {service2,3,4,5:Royal Australian Navy}, {unit2:HMAS Ballarat}
- {did2:Second in command of a frigate with a crew of 180 on two deployments to the Middle East and South-East Asia}
- {did2:Rebuilt the ship's training programme after refit and passed the readiness assessment at the first attempt}
- {did2:Chaired the safety committee and closed 94 of 97 audit findings within six months}
# # {dates3:July 2014 – December 2017|2014-07..2017-12}\t{title3:Instructor, Bridge Simulator}
{rank3:Lieutenant}, Royal Australian Navy, {unit3:HMAS Watson}, Sydney NSW
- {did3:Taught navigation and bridge teamwork to 220 junior officers}
- {did3:Examined candidates for the bridge watchkeeping certificate and counselled those who failed}
- {did3:Wrote eleven new scenarios for fog, pilotage and engine failure}
# # {dates4:March 2010 – June 2014|2010-03..2014-06}\t{title4:Navigating Officer}
{rank4:Lieutenant}, Royal Australian Navy, {unit4:HMAS Gascoyne}
- {did4:Planned and led passages for a minehunter along the Queensland coast and through the Torres Strait}
- {did4:Kept charts, publications and the electronic chart system up to date and passed two audits}
- {did4:Ran the relief landing of stores on two islands after Cyclone Yasi}
# # {dates5:January 2005 – February 2010|2005-01..2010-02}\t{title5:Maritime Warfare Officer}
{rank5:Sub Lieutenant}, Royal Australian Navy, {unit5:HMAS Darwin}
- {did5:Gained the bridge watchkeeping certificate and stood watches as officer of the watch}
- {did5:Led boarding teams of nine on fishery and border patrols in northern waters}
- {did5:Divisional officer for 22 sailors, with their leave, careers and troubles}
# Education
# # {years1:2016 – 2018|2016..2018}\t{degree1:Master of Business Administration}
{school1:Curtin University}, Perth WA (by distance)
# # {years2:2005 – 2007|2005..2007}\t{degree2:Bachelor of Arts}, {area2:History and Politics}
{school2:UNSW Canberra}
# Training and tickets
- {passed:Master Less than 500 Gross Tonnage}, 2019
- {passed:Incident Investigation (ICAM)}, 2021
- {passed:Certificate IV in Work Health and Safety}, 2022
# Community
# # 2022 – current	{role1:Deputy Controller}
{cause1:Geraldton State Emergency Service}
# Skills
{skill:Terminal planning}, {skill:Rostering}, {skill:Budget control}, {skill:Emergency management}, {skill:SAP PM}
# Referees
Captain Louise Marchetti RAN, HMAS Stirling, 0491 570 157
Peter Nguyen-Hall, General Manager, Chapman Bulk Terminals, 0491 570 159
`;

export const QUANTITY_SURVEYOR = `= {name:Niamh Considine}
{location:Athenry|Athenry, Co. Galway}, Co. Galway
«Mobile:» {phone:+353 20 915 4471}  |  «Email:» {email:niamh.considine@measured.example}
# Professional Profile
Chartered quantity surveyor with thirteen years of pre-contract and post-contract work on schools, primary care centres and social housing in the west of Ireland. Used to working under the Public Works Contract and to sitting on the contractor's side of the table as well as the client's.
# Employment
**{firm1:Tobin Gaffney Surveyors}**, Oranmore, Co. Galway
__{title1:Senior Quantity Surveyor}__ ({dates1:June 2019 – Present|2019-06..present})
- {did1:Cost manager on six primary care centres for the HSE, with a combined value of €38 million}
- {did1:Prepare cost plans, pricing documents and tender reports, and chair the monthly valuation meetings}
- {did1:Agreed the final account of Loughrea Educate Together National School within 1.2% of the contract sum}
- {did1:Supervise two graduates through the SCSI assessment of professional competence}
**{firm2:Burke Mannion Construction Ltd}**, Tuam, Co. Galway
__{title2:Quantity Surveyor}__ ({dates2:March 2015 – May 2019|2015-03..2019-05})
- {did2:Contractor's surveyor on three social housing schemes of 24 to 61 units}
- {did2:Procured and paid some 30 subcontractors, from groundworks to timber frame}
- {did2:Settled delay claims with the employer's representative without going to conciliation}
**{firm3:Mott Heneghan Partnership}**, Castlebar, Co. Mayo
__{title3:Assistant Quantity Surveyor}__ ({dates3:September 2012 – February 2015|2012-09..2015-02})
- {did3:Measured from drawings under ARM4 and kept the remeasurement of two regional road schemes}
- {did3:Helped with valuations of storm repairs for Mayo County Council}
# Education
| «Qualification» | «College» | «Year» |
| {degree1:BSc (Hons)} in {area1:Quantity Surveying and Construction Economics} | {school1:Galway-Mayo Institute of Technology} | {years1:2008 – 2012|2008..2012} |
| {degree2:Leaving Certificate} | {school2:Presentation College Athenry} | {years2:2008|2008..2008} |
# Courses and Memberships
| «Course» | «Body» | «Date» |
| {passed:Chartered Quantity Surveyor (MSCSI, MRICS)} | Society of Chartered Surveyors Ireland | 2017 |
| {passed:NEC4 Contract Management} | Engineers Ireland | 2022 |
| {passed:Building Information Modelling for Surveyors} | SCSI | 2020 |
| {passed:Safe Pass} | SOLAS | renewed 2024 |
# Software
{skill:CostX}, {skill:Buildsoft Cubit}, {skill:Microsoft Excel}, {skill:Procore}
# Interests
Camogie with Athenry, and restoring a stone cottage at Monivea one wall at a time.
# Referees
Names of two referees can be supplied on request.
`;

export const PRIVATE = `«CURRICULUM VITAE»
| «Name» | {name:Kieran Braithwaite} |
| «Address» | 14 Cobden Terrace, {location:Accrington|Accrington, Lancashire|Accrington, Lancashire, BB5 0QX|14 Cobden Terrace, Accrington|14 Cobden Terrace, Accrington, Lancashire|14 Cobden Terrace, Accrington, Lancashire, BB5 0QX}, Lancashire, BB5 0QX |
| «Telephone» | {phone:07700 900427} |
| «Email» | {email:kieranbraithwaite97@freepost.example} |
# Personal Statement
I am a reliable and hard working person who spent four years in the infantry and has worked in warehouses and on the road since leaving. I turn up on time, I get on with people of any background and I do not need telling twice. I am looking for a permanent day job in the Hyndburn or Burnley area with the chance to train.
# Key Skills
- {skill:Picking and packing}
- {skill:Counterbalance forklift}
- {skill:Multi-drop driving}
- {skill:First aid}
- {skill:Working outdoors in all weathers}
# Employment History
| «From:» {dates1:Oct 2023 «To:» present|2023-10..present} | «Job title:» {title1:Warehouse Operative (nights)|Warehouse Operative} |
| «Employer:» | {firm1:Holroyd Hygiene Supplies}, Altham |
| «Duties:» | {did1:Picking orders with a hand scanner, about 140 lines an hour}<br>{did1:Loading trailers with a counterbalance truck}<br>{did1:Showing agency starters round the site and the fire points} |

| «From:» {dates2:Jan 2022 «To:» Sept 2023|2022-01..2023-09} | «Job title:» {title2:Van Driver} |
| «Employer:» | {firm2:Ribble Parcel Partners}, Blackburn |
| «Duties:» | {did2:110 to 130 drops a day in Rossendale and Todmorden}<br>{did2:Daily vehicle checks and cashing up returns} |

| «From:» {dates3:Mar 2021 «To:» Dec 2021|2021-03..2021-12} | «Job title:» {title3:Labourer} |
| «Employer:» | {firm3:Calder Groundworks}, Padiham |
| «Duties:» | {did3:Laying kerbs, digging out footings and keeping the site tidy on a housing estate in Whalley} |

| «From:» {dates4:Feb 2017 «To:» Feb 2021|2017-02..2021-02} | «Job title:» {title4:Infantry Soldier} ({rank4:Private}) |
| «Employer:» | {service4:British Army}, {unit4:1st Battalion The Duke of Lancaster's Regiment} |
| «Duties:» | {did4:Rifleman in a section of eight, with tours in Cyprus and Kenya}<br>{did4:Section medic, responsible for the trauma kit and for refresher lessons}<br>{did4:Driver of protected vehicles on exercise in all conditions} |

| «From:» {dates5:Sept 2015 «To:» Jan 2017|2015-09..2017-01} | «Job title:» {title5:Kitchen Porter} |
| «Employer:» | {firm5:The Plough at Oakenshaw}, Clayton-le-Moors |
| «Duties:» | {did5:Pots, floors, deliveries and Sunday vegetable prep} |
# Education and Training
| «School / College» | «Subject and level» | «Year» |
| {school1:Hollins Technology College}, Accrington | {degree1:GCSEs}: English C, Maths D, Science C, PE B, Geography D | {years1:2013|2013..2013} |
| {school2:Accrington and Rossendale College} | {degree2:Level 2 Diploma} in {area2:Public Services} | {years2:2013 - 2015|2013..2015} |
# Certificates and Licences
- {passed:Full UK driving licence}
- {passed:RTITB Counterbalance Lift Truck}, November 2023
- {passed:CSCS Labourer card}, 2021
- {passed:Army Team Medic}, 2018
# Hobbies and Interests
Boxing (Accrington ABC, now mostly holding pads for the juniors), fishing and my two dogs.
# References
Available on request
`;

export const MARINES_RSM = `= {name:Martyn Trevaskis}
Operations and training leader · Royal Marines Warrant Officer, leaving after 22 years
I have led people since I was 23: first a section of eight, now the discipline, welfare and training standard of a unit of 680. I am looking for a post in operations, site or training management in the South West where people and standards matter equally. I am used to a boss who wants the truth early and a workforce that wants it plainly.
[side]**Key facts**
[side]«Home» {location:Ivybridge|Ivybridge, Devon}, Devon
[side]«Phone» {phone:07700 900583}
[side]«Email» {email:m.trevaskis@southhams.example}
[side]«Largest team» 680 people
[side]«Largest budget» £1.1m a year
[side]«Free from» 1 October 2024
[side]«Would travel» Devon, Cornwall, Somerset
# Career
{service1,2,3,4,5,6:Royal Marines}, June 2002 to September 2024
# # {title1:Regimental Sergeant Major}, {unit1:42 Commando}, Bickleigh ({rank1:WO1})\t{dates1:Aug 22 – Sep 24|2022-08..2024-09}
- {did1:Adviser to the commanding officer on discipline, welfare and morale for 680 ranks and 40 civilians}
- {did1:Planned and ran a move of the whole unit to Norway and back: 19 lorry loads, 2 ships, no injuries}
- {did1:Chaired the unit's health and safety committee and its accommodation and catering meetings}
- {did1:Cut the open complaints list from 31 to 6 in a year by seeing each complainant myself within five days}
# # {title2:Company Sergeant Major}, {unit2:Commando Training Centre Royal Marines}, Lympstone ({rank2:WO2})\t{dates2:Jul 20 – Jul 22|2020-07..2022-07}
- {did2:Managed 34 instructors and up to 240 recruits through the 36-week course}
- {did2:Wrote the instructors' rota and their code of conduct, and dealt with what fell outside it}
- {did2:Brought in a rehabilitation troop that returned 7 out of 10 injured recruits to training}
- {did2:Kept training open through two lockdowns with bubbles, split meals and a great deal of bleach}
# # {title3:Chief Instructor}, {unit3:Mountain Leader Training Cadre}, Stonehouse ({rank3:Colour Sergeant})\t{dates3:Jan 17 – Jun 20|2017-01..2020-06}
- {did3:Designed and assessed the nine-month mountain leader course in Wales, Scotland and Norway}
- {did3:Bought and accounted for £380,000 of rope, skis, tents and vehicles}
- {did3:Worked in Norwegian and French mountain schools as exchange instructor}
- {did3:Held the risk assessments for cliff assault, ice breaking and survival training}
# # {title4:Troop Sergeant}, {unit4:45 Commando}, Arbroath ({rank4:Sergeant})\t{dates4:Sep 12 – Dec 16|2012-09..2016-12}
- {did4:Second in command of 28 marines at home, in Norway and on exercise in California}
- {did4:Planned live firing for a company, including the range orders and the safety staff}
- {did4:Wrote reports and development plans for 24 people twice a year}
# # {title5:Section Commander}, {unit5:40 Commando}, Taunton ({rank5:Corporal})\t{dates5:Mar 08 – Aug 12|2008-03..2012-08}
- {did5:Led eight men on two tours of Helmand and brought all of them home}
- {did5:Trained Afghan police in searching vehicles and compounds}
- {did5:Ran the company's vehicle fleet between tours}
# # {title6:Assault Engineer}, {unit6:42 Commando}, Bickleigh ({rank6:Marine})\t{dates6:Jun 02 – Feb 08|2002-06..2008-02}
- {did6:Demolitions, water supply and boat work in the UK, Norway and Iraq}
# Qualifications
- {degree1:Level 5 Diploma} in {area1:Management and Leadership}, {school1:Chartered Management Institute}, {years1:2021|2021..2021}
- {degree2:BTEC National Diploma} in {area2:Sport and Exercise Science}, {school2:Truro College}, {years2:2001|2001..2001}
- {passed:NEBOSH National General Certificate}, 2023
- {passed:Mountaineering Instructor Certificate}, 2015
- {passed:Prince2 Foundation}, 2024
- {passed:Defence Train the Trainer}, 2012
# Voluntary
- {role1:Hill team member}, {cause1:Dartmoor Search and Rescue Team (Plymouth)}, since 2016
- {role2:Rugby coach, under 13s}, {cause2:Ivybridge RFC}
# Away from work
Married with two girls. Open water swimming, sourdough with mixed results, and a 1978 Land Rover that is never quite finished.
`;

export const RESERVIST_FITTER = `= {name:Callum Hyslop}
27 Barrhill Road, {location:Cumnock|Cumnock, Ayrshire|Cumnock, Ayrshire KA18 1PD|Cumnock, Ayrshire, KA18 1PD|27 Barrhill Road, Cumnock|27 Barrhill Road, Cumnock, Ayrshire|27 Barrhill Road, Cumnock, Ayrshire KA18 1PD|27 Barrhill Road, Cumnock, Ayrshire, KA18 1PD}, Ayrshire KA18 1PD
«Tel» {phone:07700 900762}      «E-mail» {email:callum.hyslop@eastayr.example}
# ABOUT ME
Time-served plant fitter with 14 years on the spanners. I work on diggers, dumpers and tracked crushers in the workshop and out on opencast and wind farm sites. In the Army Reserve I do much the same on army wagons. Looking for a foreman's or a mobile fitter's job within an hour of Cumnock.
# WORK
# # {title1:Plant Fitter (mobile)|Plant Fitter} – {firm1:Afton Plant Hire}, New Cumnock
{dates1:March 2018 to date|2018-03..present}
- {did1:Breakdowns and services on 85 machines, mainly Komatsu, Bell and Terex Finlay}
- {did1:Callout one week in four, covering Ayrshire and as far as Langholm}
- {did1:Look after two apprentices, one now time-served}
# # {title2:Agricultural Mechanic} – {firm2:Gibb & Wallace Tractors}, Mauchline
{dates2:August 2014 to February 2018|2014-08..2018-02}
- {did2:Servicing, fault finding and pre-delivery inspection of tractors and balers}
- {did2:Harvest cover from 6 in the morning, seven days a week in August}
# # {title3:Apprentice Mechanic} – {firm3:Lugar Opencast Ltd}, Lugar
{dates3:September 2010 to July 2014|2010-09..2014-07}
- {did3:Four-year apprenticeship in the heavy plant workshop, 2 dump trucks stripped to the chassis and put back}
- {did3:Paid off with 200 others when the site closed}
# ARMY RESERVE
# # {title4:Vehicle Mechanic} – {rank4:Lance Corporal}, {unit4:Scottish and North Irish Yeomanry}, Ayr
{service4:Army Reserve|British Army}, {dates4:October 2016 to date|2016-10..present}
- {did4:One night a week and two weekends a month keeping 22 Land Rovers and trucks fit for the road}
- {did4:Six months full time in Estonia in 2021 as recovery mechanic}
- {did4:Teach new reservists first parade checks}
# COLLEGE AND TICKETS
{school1:Ayrshire College}, Kilmarnock\t{years1:2010 to 2014|2010..2014}
{degree1:SVQ Level 3} {area1:Maintenance of Plant and Equipment}
{school2:Cumnock Academy}\t{years2:2006 to 2010|2006..2010}
{degree2:Standard Grades} in English, Maths, Craft and Design, Physics
- {passed:CPCS A09 Forward Tipping Dumper}
- {passed:CPCS Plant Mechanic card}
- {passed:LGV Class 1 licence} (through the Army, 2019)
- {passed:Emergency First Aid at Work}
# OTHER
Own tools and van. {language:German}, enough for a Liebherr manual. Junior football on a Saturday (Lugar Boswell Thistle, watching these days).
# REFERENCES
Mr J. Gibb, Gibb & Wallace Tractors, 07700 900763
Sgt P. Docherty, Army Reserve Centre, Ayr
`;

export const RAF_TECHNICIAN = `[head]= {name:Ross Cattanach}
[head]Controls and Instrumentation Technician
[head]Technician with RAF avionics training and five years in distilling and timber. Finds faults with a drawing and a meter before reaching for parts. Looking for a lead technician role in Moray or the Highlands.
[head]{email:ross.cattanach@speymail.example}\t{phone:07700 900214}\t{location:Elgin, Scotland|Elgin}\t{url:linkedin.com/in/ross-cattanach-example}
# WORK EXPERIENCE
# # {title1:Controls Technician}
# # # {firm1:Glenallachy Distillers}
{dates1:04/2023 - Present|2023-04..present}\tRothes, Moray
[box]«Achievements/Tasks»
- {did1:Maintain Siemens PLCs, valves and weigh cells for a still house of twelve stills}
- {did1:Replaced the obsolete cask-filling control panel for £18,000 against a quote of £61,000}
- {did1:On-call lead for one week in five}
# # {title2:Maintenance Electrician}
# # # {firm2:Darnaway Timber Products}
{dates2:09/2020 - 03/2023|2020-09..2023-03}\tForres, Moray
[box]«Achievements/Tasks»
- {did2:Planned and reactive work on saw lines, kilns and dust extraction}
- {did2:Took unplanned stops of the band saw line from 14 to 5 hours a month}
- {did2:Trained two operators as first-line maintainers}
# # {title3:Avionics Technician}, {rank3:Corporal}
# # # {service3,4:Royal Air Force}, {unit3:1 (Fighter) Squadron}
{dates3:02/2016 - 08/2020|2016-02..2020-08}\tRAF Lossiemouth
[box]«Achievements/Tasks»
- {did3:Led a shift of six on Typhoon radar, navigation and flight control systems}
- {did3:Signed for flight-line work on four detachments to Romania, Nevada and Cyprus}
- {did3:Wrote a fault guide for the utilities control system that the whole fleet adopted}
# # {title4:Avionics Mechanic}, {rank4:SAC}
# # # Royal Air Force, {unit4:6 Squadron}
{dates4:06/2012 - 01/2016|2012-06..2016-01}\tRAF Leuchars
[box]«Achievements/Tasks»
- {did4:Flight servicing and component changes on Typhoon}
- {did4:Tool control NCO's deputy with no lost tools in 3 years}
[side]# SKILLS
[side]| {skill:Fault finding} | {skill:Siemens TIA Portal} | {skill:Calibration} | {skill:P&ID reading} | {skill:AutoCAD Electrical} | {skill:HART} | {skill:Shift leadership} |
[side]# EDUCATION
[side]# # {degree1:HNC} {area1:Electrical Engineering}
[side]# # # {school1:Moray College UHI}
[side]{years1:09/2021 - 06/2023|2021-09..2023-06}\tElgin
[side]# # {degree2:Level 3 Diploma} {area2:Aeronautical Engineering}
[side]# # # {school2:Defence College of Aeronautical Engineering}
[side]{years2:02/2011 - 05/2012|2011-02..2012-05}\tCosford
[side]# CERTIFICATES
[side]{passed:BS 7671 18th Edition Wiring Regulations} (2021)
[side]{passed:CompEx Ex01 - Ex04} (2022)
[side]{passed:IOSH Managing Safely} (2024)
[side]# VOLUNTEER EXPERIENCE
[side]# # {role1:Civilian Instructor}
[side]# # # {cause1:446 (Forres) Squadron Air Cadets}
[side]2021 - Present
[side]# LANGUAGES
[side]{language:English}
[side]__Native or Bilingual Proficiency__
[side]{language:Norwegian}
[side]__Elementary Proficiency__
[side]# INTERESTS
[side]| Hillwalking | Curling | Homebrew |
`;

export const CARE_HOME_MANAGER = `= {name:Beverley Asante-Moore}
5 Linwood Close, {location:Market Rasen|Market Rasen, Lincolnshire|Market Rasen, Lincolnshire LN8 3QT|Market Rasen, Lincolnshire, LN8 3QT|5 Linwood Close, Market Rasen|5 Linwood Close, Market Rasen, Lincolnshire|5 Linwood Close, Market Rasen, Lincolnshire LN8 3QT|5 Linwood Close, Market Rasen, Lincolnshire, LN8 3QT}, Lincolnshire LN8 3QT
{phone:07700 900651}
{email:bev.asantemoore@wolds.example}
I have worked with older people for 24 years, starting in the laundry and ending up in the office with the door open. I manage a rated home with a full house, and I would like my last ten years to be with a small charity rather than a large group.
# My work so far
# # {title1:Registered Manager} at {firm1:Fernleigh Lodge}, Market Rasen ({dates1:from May 2017 to the present|2017-05..present})
{did1:I took over Fernleigh Lodge, a residential home for 38 people, when it was rated as requiring improvement, and in 2019 and again in 2023 the Care Quality Commission rated it good in all five areas. I am responsible for 46 staff, a budget of £1.6 million and everything that an inspector, a daughter or a district nurse may ask at the same moment.}
{did1:I brought agency hours down from 210 a week to none by growing our own seniors, and I still work one early shift a fortnight because you cannot see a home from the office.}
# # {title2:Deputy Manager} at {firm2:The Beeches Nursing Home}, Caistor ({dates2:from October 2011 to April 2017|2011-10..2017-04})
{did2:I wrote the rota, led the medication audits and stood in for the manager for seven months during her illness. During this time I set up a dementia wing of twelve rooms with its own garden, and I learnt most of what I know about families.}
# # {title3:Senior Care Assistant} at {firm3:Orchard Court}, Louth ({dates3:from February 2005 to September 2011|2005-02..2011-09})
{did3:I led the afternoon shift of five carers, gave medicines, wrote care plans and took students from Grimsby Institute on placement. I also trained as a moving and handling trainer and taught most of the staff.}
# # {title4:Care Assistant and Laundry Assistant} at {firm4:Orchard Court}, Louth ({dates4:from June 2001 to January 2005|2001-06..2005-01})
{did4:I began in the laundry for the school hours and moved to the floor after a year. My first resident was a retired harbour pilot who taught me to play cribbage and to knock.}
# My qualifications
{degree1:Level 5 Diploma} in {area1:Leadership and Management for Adult Care}, {school1:Lincoln College}, {years1:2016|2016..2016}
{degree2:NVQ Level 3} in {area2:Health and Social Care}, {school2:Grimsby Institute}, {years2:2006|2006..2006}
{degree3:Five GCSEs}, {school3:Monks' Dyke High School}, Louth, {years3:1997|1997..1997}
# Courses in the last three years
{passed:Safeguarding Adults Level 4}, {passed:Mental Capacity Act and DoLS for Managers}, {passed:Medication Competency Assessor}, {passed:Fire Marshal}
# What I am good at
{skill:CQC inspections}; {skill:Staff recruitment and retention}; {skill:End of life care planning}; {skill:Budgeting}; {skill:Difficult conversations}
# About me
I was born in Kumasi and grew up in Louth. I speak {language:Twi} with my mother and I sing alto in the church choir. I drive and have my own car.
# People who will speak for me
Mrs Hilary Stott, nominated individual, Wolds Care Group, 07700 900652
Dr Anil Bhatt, Market Rasen Surgery, 07700 900653
`;
