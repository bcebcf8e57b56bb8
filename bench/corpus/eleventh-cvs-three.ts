/** CVs of the eleventh batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const HAIRDRESSER = `= {name:JODIE MARSHALL-KEANE}
HAIR STYLIST & SALON OWNER
{phone:07700 900937} • {email:jodie@thecuttingroom.example} • {location:Southport}
# ABOUT ME
Stylist for nineteen years and owner for nine. Colour is my thing. I am selling the salon to move nearer my parents and would love to manage or educate for somebody else.
# WHAT I DO BEST
| {skill:Balayage} | {skill:Colour correction} | {skill:Bridal hair} |
| {skill:Barbering} | {skill:Salon management} | {skill:Training juniors} |
# WHERE I'VE WORKED
{title1:OWNER / STYLIST|Owner / Stylist|Owner and Stylist} – {firm1:THE CUTTING ROOM}, SOUTHPORT – {dates1:2016 ONWARDS|2016..present}
Six chairs, four stylists, two apprentices. Turnover up every year apart from 2020 for obvious reasons!
{title2:SENIOR STYLIST|Senior Stylist} – {firm2:TONI LUCA}, LIVERPOOL – {dates2:2010–2016|2010..2016}
Column of regulars, colour educator for the group from 2013.
{title3:STYLIST|Stylist} – {firm3:CRUISE SPA & SALON, MV AURELIA|Cruise Spa & Salon} – {dates3:2008–2010|2008..2010}
Round the world twice.
{title4:APPRENTICE|Apprentice} – {firm4:HEADLINES}, FORMBY – {dates4:2006–2008|2006..2008}
# QUALIFICATIONS
{degree1:NVQ LEVEL 3} {area1:HAIRDRESSING}, {school1:SOUTHPORT COLLEGE}, {years1:2008|2008}
{degree2:NVQ LEVEL 2} {area2:HAIRDRESSING}, {school2:SOUTHPORT COLLEGE}, {years2:2007|2007}
{passed:WELLA MASTER COLOUR EXPERT}
{passed:LEVEL 3 EDUCATION AND TRAINING}
`;

export const AVIONICS_SERGEANT = `= {name:Sgt Daniel Prendergast|Daniel Prendergast}
{location:Married quarters, RAF Lossiemouth, Moray|RAF Lossiemouth, Moray|Lossiemouth, Moray|Lossiemouth}
«Mobile» {phone:07700 900562}
«E-mail» {email:d.prendergast@flightmail.example}

# Profile
Avionics supervisor leaving the Royal Air Force in March 2026 after 22 years, the last ten in charge of teams on Typhoon and Poseidon. SC cleared. Looking for a supervisor or licensed engineer role in Scotland.

# Service history – {service1,2,3,4:Royal Air Force}

**{dates1:Apr 2020 – Present|2020-04..present}**\t**{unit1:120 Squadron}, RAF Lossiemouth**
{rank1:Sergeant} – {title1:Avionics Trade Manager}
- {did1:Shift lead for 14 technicians on the Poseidon MRA1}
- {did1:Brought the first UK-trained mission system team to full authorisation}
- {did1:Airworthiness audits of two hangars}
**{dates2:Sep 2014 – Apr 2020|2014-09..2020-04}**\t**{unit2:6 Squadron}, RAF Lossiemouth**
{rank2:Corporal} – {title2:Avionics Supervisor}
- {did2:Quick reaction alert rectification, aircraft back within 40 minutes}
- {did2:Detachments to Cyprus, Romania and the Falkland Islands}
**{dates3:Jan 2009 – Sep 2014|2009-01..2014-09}**\t**{unit3:Defence School of Aeronautical Engineering}, Cosford**
{rank3:Corporal} – {title3:Instructor}
- {did3:Taught radar and communications to 190 trainees}
**{dates4:Mar 2004 – Jan 2009|2004-03..2009-01}**\t**{unit4:14 Squadron}, RAF Marham**
{rank4:Senior Aircraftman Technician} – {title4:Avionics Technician}
- {did4:First line maintenance on the Tornado GR4, two tours of Iraq}

# Qualifications
- {passed:EASA Part 66 B2 licence} (modules complete)
- {passed:ILM Level 5 Leadership and Management}
- {passed:IOSH Managing Safely}
# Education
{school1:Open University}, {degree1:BEng (Hons)} {area1:Engineering}, {years1:2023|2023}
{school2:Castle Rushen High School}, Isle of Man, 8 GCSEs, {years2:2002|2002}
# Awards
- {award:Long Service and Good Conduct Medal}
- {award:Operation Shader Medal}
# Interests
Munros (191 of 282), restoring a Land Rover
`;

export const ACCOUNTANT = `CURRICULUM VITAE

«Name» : {name:Mohammed Rafiq Ansari}
«Mobile» : {phone:+971 50 555 0149}
«E-mail» : {email:mrafiq.ansari@gulfmail.example}
«Present Address» : {location:Al Nahda, Sharjah, UAE|Sharjah, UAE|Sharjah}

CAREER OBJECTIVE:
To work as Senior Accountant in a reputed organization where my 12 years experience in the UAE and India will be utilized.

ACADEMIC QUALIFICATION:
* {degree1:M.Com}, {school1:Osmania University}, Hyderabad, {years1:2012|2012}
* {degree2:B.Com}, {school2:Nizam College}, Hyderabad, {years2:2010|2010}

PROFESSIONAL EXPERIENCE:

1)
«Organization» : {firm1:Al Burj Building Materials LLC}, Dubai
«Designation» : {title1:Senior Accountant}
«Period» : {dates1:From Feb 2019 to till date|2019-02..present}
«Job Profile» :
* {did1:Finalization of accounts up to trial balance and coordination with auditors}
* {did1:VAT return filing every quarter}
* {did1:WPS salary processing for 180 staff}

2)
«Organization» : {firm2:Golden Crescent General Trading}, Sharjah
«Designation» : {title2:Accountant}
«Period» : {dates2:From July 2015 to Jan 2019|2015-07..2019-01}
«Job Profile» :
* {did2:Bank reconciliation, PDC follow up, petty cash}
* {did2:Stock valuation of two warehouses}

3)
«Organization» : {firm3:Deccan Auto Spares Pvt. Ltd.}, Hyderabad
«Designation» : {title3:Junior Accountant}
«Period» : {dates3:From June 2012 to May 2015|2012-06..2015-05}
«Job Profile» :
* {did3:Data entry in Tally, sales tax registers}

COMPUTER SKILLS:
{skill:Tally ERP 9}, {skill:Peachtree}, {skill:MS Excel}, {skill:Focus}

PERSONAL DETAILS:
«Date of Birth» : 14-08-1989
«Nationality» : Indian
«Marital Status» : Married
«Visa Status» : Employment Visa (Transferable)
«Driving Licence» : UAE light vehicle
«Languages Known» : {language:English}, {language:Hindi}, {language:Urdu}, {language:Telugu}

DECLARATION:
I hereby declare that the above information is true to the best of my knowledge.
`;

export const COLLEGE_GRADUATE = `= {name:Hannah Eunji Lindqvist}
{location:Ann Arbor, MI} | {phone:(734) 555-0109} | {email:hannah.lindqvist@campus.example} | {url:linkedin.com/in/hannahlindqvist}
# Education
**{school1:University of Michigan}**, Ann Arbor, MI\t{years1:August 2021 – May 2025|2021-08..2025-05}
{degree1:Bachelor of Arts} in {area1:Environmental Policy}, GPA 3.7
# Experience
**{title1:Policy Intern}**\t{dates1:June 2024 – August 2024|2024-06..2024-08}
{firm1:Great Lakes Water Coalition}, Lansing, MI
- {did1:Drafted a brief on lead service lines that two legislators cited in committee}
- {did1:Tracked 46 bills and wrote the weekly summary for members}
**{title2:Research Assistant}**\t{dates2:September 2022 – April 2024|2022-09..2024-04}
{firm2:Center for Sustainable Systems}, Ann Arbor, MI
- {did2:Coded 1,900 survey responses about home energy}
- {did2:Presented a poster at the spring symposium}
**{title3:Barista}**\t{dates3:May 2020 – August 2022|2020-05..2022-08}
{firm3:Huron Street Coffee}, Ypsilanti, MI
- {did3:Opened the shop, trained new hires, counted the drawer}
# Leadership
**{role1:Vice President}**, {cause1:Students for Clean Water}
# Skills
- {skill:GIS}
- {skill:Stata}
- {skill:Grant writing}
- {skill:Public speaking}
# Languages
{language:English}, {language:Korean}, {language:Swedish}
`;

export const FARM_CONTRACTOR = `= {name:Rhodri ap Gwilym}
{location:Blaen-y-cwm, Llandovery, Carmarthenshire SA20 0YY|Llandovery, Carmarthenshire SA20 0YY|Llandovery, Carmarthenshire|Llandovery}
{phone:07700 900683} / {email:rhodri.contracting@farmmail.example}
# A bit about me
Stockman and contractor, brought up on a hill farm, Welsh first language. Handy with anything that has an engine or four legs.
# Jobs so far
**{title1:Agricultural contractor} ({firm1:self-employed})**, {dates1:spring 2018 until now|2018..present}
Silage, hedging, fencing and shearing for some thirty farms between Llandovery and Builth. Two tractors, a baler, one lad in season.
**{title2:Herdsman}, {firm2:Gelli Aur College Farm}**, {dates2:2013 to spring 2018|2013..2018}
450 cows on a twice-a-day system, students on placement all year. Cell count down from 210 to 140.
**{title3:Relief milker and shepherd}, {firm3:various farms in Southland, New Zealand|various farms}**, {dates3:August 2011 to February 2013|2011-08..2013-02}
Milked up to 900 on a rotary, lambed 2,000 ewes outdoors.
**{title4:Farm worker}, {firm4:E. & M. Gwilym, Blaen-y-cwm|E. & M. Gwilym}**, {dates4:2008 to 2011|2008..2011}
Home farm, 600 ewes and 40 sucklers.
# College and school
{degree1:National Diploma} in {area1:Agriculture}, {school1:Coleg Sir Gâr, Gelli Aur|Coleg Sir Gâr}, {years1:2006–2008|2006..2008}
{school2:Ysgol Gyfun Pantycelyn}, {years2:2001–2006|2001..2006}, nine GCSEs
# Tickets
{passed:Chainsaw maintenance and cross-cutting}, {passed:Sprayer PA1 and PA2}, {passed:Sheep shearing Blue Seal}, {passed:Telehandler}
# Clubs
{role1:Chairman}, {cause1:Llanwrda Young Farmers' Club}, 2015
# Languages
{language:Cymraeg}, {language:English}
`;

export const COAST_GUARD_BIOLOGIST = `= {name:Nadia Petrosyan, Ph.D.|Nadia Petrosyan}
{location:Astoria, Oregon} · {phone:503-555-0184} · {email:nadia.petrosyan@tidewater.example} · {url:orcid.org/0000-0002-1825-0097}
# Positions
| {dates1:2020–present|2020..present} | **{title1:Fisheries Biologist}**, {firm1:Oregon Department of Fish and Wildlife}, Astoria<br>{did1:Run the nearshore rockfish survey, two boats and a field crew of nine}<br>{did1:Stock assessments of black and blue rockfish} |
| {dates2:2017–2020|2017..2020} | **{title2:Postdoctoral Scholar}**, {firm2:Hatfield Marine Science Center, Oregon State University|Hatfield Marine Science Center|Oregon State University}, Newport<br>{did2:Otolith chemistry of juvenile lingcod} |
| {dates3:2011–2012|2011..2012} | **{title3:Fishery Observer}**, {firm3:Saltwater Observers Inc.}, Dutch Harbor, Alaska<br>{did3:Seven trips in the Bering Sea trawl and longline fleets} |
# Military service
| {dates4:2014–present|2014..present} | **{service4:U.S. Coast Guard Reserve|US Coast Guard}**, {unit4:Sector Columbia River}<br>{rank4:Lieutenant}, {title4:Incident Management Division Officer}<br>{did4:Federal on-scene coordinator's representative for 17 spills} |
| {dates5:2007–2011|2007..2011} | **{service5:U.S. Coast Guard|US Coast Guard}**, {unit5:USCGC Alert}, Astoria<br>{rank5:Marine Science Technician Third Class}, {title5:Boarding Team Member}<br>{did5:Living marine resources boardings off three states} |
# Education
| {years1:2017|2017} | {degree1:Ph.D.} {area1:Fisheries Science}, {school1:Oregon State University} |
| {years2:2014|2014} | {degree2:B.S.} {area2:Marine Biology}, {school2:Western Washington University} |
# Selected publications
Petrosyan N, Hale B. 2021. Growth of black rockfish under a warm blob. Marine Ecology Progress Series 668: 101–115.
Petrosyan N. 2018. Where lingcod grow up. Fishery Bulletin 116: 221–233.
# Skills
{skill:R}, {skill:Template Model Builder}, {skill:ArcGIS}, {skill:small boat handling}, {skill:scientific diving}
# Languages
{language:English}, {language:Armenian}, {language:Russian}
`;

export const BAR_MANAGER = `= {name:Conor Devlin}
{location:Flat 2, 9 Sandringham Street, Belfast BT9 6YY|Belfast BT9 6YY|Belfast}
{phone:07700 900315}
{email:conordevlin88@homemail.example}
# PROFILE
Bar manager with eleven years behind good counters in Belfast, Melbourne and Galway. Cellar, cocktails, rotas and the books.
# EXPERIENCE
{dates1:08/21 – present|2021-08..present}\t**{title1:Bar Manager}**
\t{firm1:The Linen Rooms}, Belfast
- {did1:Gross profit from 64 to 71 per cent}
- {did1:Fourteen staff, three of them now supervisors elsewhere in the group}
{dates2:02/19 – 07/21|2019-02..2021-07}\t**{title2:Assistant Manager}**
\t{firm2:Harp & Crown}, Belfast
- {did2:Opened the upstairs restaurant}
{dates3:11/16 – 12/18|2016-11..2018-12}\t**{title3:Bartender}**
\t{firm3:Little Lonsdale}, Melbourne, Australia
{dates4:06/14 – 10/16|2014-06..2016-10}\t**{title4:Bar Staff}**
\t{firm4:Tigh Neachtain}, Galway
# EDUCATION
{years1:2010 – 2013|2010..2013}\t{school1:Ulster University}, {degree1:BSc} {area1:Hospitality Management} (2:2)
{years2:2003 – 2010|2003..2010}\t{school2:St Malachy's College}, Belfast
# CERTIFICATES
- {passed:WSET Level 2}
- {passed:BIIAB Level 2 Personal Licence}
- {passed:RSA (Victoria)}
# SKILLS
- {skill:Cellar management}
- {skill:Stocktaking}
- {skill:Cocktail menus}
- {skill:Epos and rotas}
# INTERESTS
Gaelic football, sea swimming, vinyl
`;

export const RESERVE_NURSE = `= {name:Oluwaseun Adeyemi-Clarke}
«Address:» {location:53 Hallam Park Road, Sheffield S10 5TT|Sheffield S10 5TT|Sheffield}
«Phone:» {phone:07700 900841}   «Email:» {email:seun.adeyemiclarke@carenet.example}
«NMC PIN:» 08I2214E
# CURRENT ROLES
**{firm1:Northern Moor Teaching Hospitals NHS Trust}**
**{title1:Charge Nurse, Major Trauma Centre|Charge Nurse}** (Band 7)
{dates1:Nov 2018 to present|2018-11..present}
- {did1:Line manager of 44 nurses and support workers}
- {did1:Trauma team leader rota and clinical lead for massive haemorrhage}
- {did1:Reduced agency spend by a third through self-rostering}
**{service2:Army Reserve|British Army}, {unit2:212 (Yorkshire) Field Hospital}**
**{title2:Nursing Officer}, {rank2:Captain}**
{dates2:May 2013 to present|2013-05..present}
- {did2:Operation TORAL, Kabul, 2016: emergency department lead of a Role 2 hospital}
- {did2:Ran medical training weekends for 60 reservists}
# PREVIOUS ROLES
**{firm3,4:Northern Moor Teaching Hospitals NHS Trust}**
**{title3:Senior Staff Nurse, Emergency Department|Senior Staff Nurse}** (Band 6)
{dates3:Jan 2014 to Nov 2018|2014-01..2018-11}
**{title4:Staff Nurse, Emergency Department|Staff Nurse}** (Band 5)
{dates4:Sept 2011 to Jan 2014|2011-09..2014-01}
- {did4:Rotations through resuscitation, minors and paediatrics}
**{firm5:St Agnes Hospice}**
**{title5:Healthcare Assistant}** (bank)
{dates5:2008 to 2011|2008..2011}
# EDUCATION AND TRAINING
{degree1:MSc} {area1:Advanced Clinical Practice}, {school1:Sheffield Hallam University}, {years1:2019|2019}
{degree2:BSc (Hons)} {area2:Adult Nursing}, {school2:University of Huddersfield}, {years2:2008 – 2011|2008..2011}
{degree3:Commissioning course}, {school3:Royal Military Academy Sandhurst}, {years3:2013|2013}
{passed:Advanced Trauma Life Support (observer)}, {passed:European Trauma Course}, {passed:Battlefield Advanced Trauma Life Support}
# SKILLS
{skill:Trauma leadership} • {skill:Rostering} • {skill:Simulation teaching} • {skill:Quality improvement}
# REFERENCES
Supplied on request.
`;

export const FUNDRAISER = `= {name:Philippa Nyandoro-Hughes}
{location:Exeter} | {phone:07700 900776} | {email:philippa.nh@mailbox.example}
# Fundraising and partnerships manager
After thirteen years in business banking I retrained and moved to the charity sector in 2019. I raise money from people who are careful with it, because I used to be one of them.
# Key achievements
**Raising funds**
- Secured £1.2 million from trusts and companies over four years
- Built a legacy programme from nothing, 34 pledges to date
**Managing relationships**
- Looked after a portfolio of 85 business customers with lending of £60 million
- Wrote and presented proposals to boards, councils and a very sceptical bishop
**Leading people**
- Managed teams of three to twelve, coached two colleagues into their first management post
# Career summary
{title1:Fundraising Manager}, {firm1:Exe Valley Hospicecare}\t{dates1:2021 – present|2021..present}
{title2:Corporate Partnerships Officer}, {firm2:Devon Wildlife Alliance}\t{dates2:2019 – 2021|2019..2021}
{title3:Relationship Manager}, {firm3:Westbourne Bank plc}\t{dates3:2011 – 2018|2011..2018}
{title4:Business Banking Associate}, {firm4:Westbourne Bank plc}\t{dates4:2006 – 2011|2006..2011}
{title5:Graduate Trainee}, {firm5:Mercia Building Society}\t{dates5:2005 – 2006|2005..2006}
# Education and professional development
{degree1:Postgraduate Certificate} in {area1:Fundraising Practice}, {school1:University of Plymouth}\t{years1:2019|2019}
{degree2:BA (Hons)} {area2:French and Business}, {school2:Aston University}\t{years2:2001 – 2005|2001..2005}
{passed:Diploma of the Chartered Institute of Fundraising}\t2020
# Skills
{skill:Bid writing}, {skill:Donor stewardship}, {skill:Salesforce}, {skill:Budgeting}, {skill:Public speaking}
# Languages
{language:English}, {language:French}, {language:Shona}
# Voluntary
{role1:Trustee}, {cause1:Exeter Night Shelter} (since 2017)
`;

export const CYBER_AIRMAN = `{name:KEISHA D. WORTHINGTON}
{location:San Antonio, TX 78245|San Antonio, TX}
{phone:210-555-0166} / {email:keisha.worthington@webmail.example}
CLEARANCE: TS/SCI with CI polygraph, current to 2027

SUMMARY
12 years of defensive cyber operations in the Air Force. Available from June 2025.

TECHNICAL SKILLS
Tools: {skill:Splunk}, {skill:Zeek}, {skill:Suricata}, {skill:Wireshark}, {skill:Nessus}
Scripting: {skill:Python}, {skill:PowerShell}, {skill:Bash}

EXPERIENCE

{service1,2,3:US AIR FORCE|US Air Force}                                      JBSA-Lackland, TX
Cyber Defense Operations
{title1:FLIGHT CHIEF, INCIDENT RESPONSE|Flight Chief, Incident Response|Flight Chief}                             {dates1:JUL 2020 - MAY 2025|2020-07..2025-05}
{rank1:Technical Sergeant}, {unit1:33rd Network Warfare Squadron}
 o {did1:Led 19 analysts; handled 340 incidents on 850K endpoints w/zero escalations overdue}
 o {did1:Authored 12 playbooks adopted by 3 sister squadrons}
 o {did1:Managed $2.1M tool budget; cut license waste 22%}

{title2:HOST ANALYST|Host Analyst}                                        {dates2:AUG 2016 - JUL 2020|2016-08..2020-07}
{rank2:Staff Sergeant}, {unit2:92nd Cyber Operations Squadron}
 o {did2:Deployed on 5 hunt missions; found two long-term intrusions}
 o {did2:Trained 31 new analysts}

{title3:CYBER SYSTEMS OPERATOR|Cyber Systems Operator}                              {dates3:MAY 2013 - AUG 2016|2013-05..2016-08}
{rank3:Senior Airman}, {unit3:86th Communications Squadron}, Ramstein AB, Germany
 o {did3:Patched 1.2K servers monthly; 99.8% compliance}

EDUCATION
{school1:University of Maryland Global Campus}   {degree1:BS}, {area1:Cybersecurity}   {years1:2021|2021}
{school2:Community College of the Air Force}     {degree2:AAS}, {area2:Information Systems Technology}   {years2:2016|2016}

CERTIFICATIONS
{passed:CISSP}, {passed:GCIH}, {passed:GCFA}, {passed:Security+ CE}

AWARDS
{award:Air Force Achievement Medal} (2)
{award:Squadron NCO of the Year}, 2022
`;
