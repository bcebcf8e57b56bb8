// CVs of the twenty-first batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const PETTY_OFFICER = `= {name:Gareth Penhaligon}
[head]11 Tamar Terrace, {location:Saltash|Saltash, Cornwall|Saltash, Cornwall PL12 4EG|11 Tamar Terrace, Saltash, Cornwall PL12 4EG|Saltash, Cornwall, PL12 4EG|11 Tamar Terrace, Saltash|11 Tamar Terrace, Saltash, Cornwall|11 Tamar Terrace, Saltash, Cornwall, PL12 4EG}, Cornwall PL12 4EG · {phone:07700 900264}
[head]{email:g.penhaligon@tamarpost.example} · {url:linkedin.com/in/gareth-penhaligon-example}
Marine engineer with fifteen years in the Royal Navy, now in the last six months of service. I have run diesel, power generation and refrigeration sections at sea and alongside, and I am looking for a shore post in plant maintenance in Devon or Cornwall.
# Experience
[box]{dates1:January 2021 – Present|2021-01..present}
# # {rank1:Petty Officer} – {title1:Diesel Section Head}, {unit1:HMS Somerset}, {service1:Royal Navy}
- {did1:Lead a section of nine technicians who keep four diesel generators and their switchboards running}
- {did1:Planned the generator work for a 14-week maintenance period in Devonport and finished it two days early}
- {did1:Wrote a new lubricating oil sampling routine that found a bearing fault before it failed}
[box]{dates2:May 2016 – December 2020|2016-05..2020-12}
# # {rank2:Leading Engineering Technician} – {title2:Hotel Services Maintainer}, {unit2:HMS Bulwark}, {service2:Royal Navy}
- {did2:Maintained the chilled water, sewage and fresh water plants of a ship with 325 crew}
- {did2:Trained eleven junior technicians to their first watchkeeping ticket}
- {did2:Held the ship's refrigerant register and passed two audits with no findings}
[box]{dates3:September 2010 – April 2016|2010-09..2016-04}
# # {rank3:Engineering Technician} – {title3:Marine Engineering Watchkeeper}, {unit3:HMS Monmouth}, {service3:Royal Navy}
- {did3:Kept engine room watches on deployments to the Gulf and the South Atlantic}
- {did3:Repaired pumps, valves and seaboats, often with the parts that were on board}
- {did3:Served in the ship's firefighting and flood control team}
# Education
[box]{years1:2019|2019}
# # {degree1:Foundation Degree} in {area1:Marine Engineering}, {school1:University of Portsmouth}
Part-time, by distance learning.
[box]{years2:2013|2013}
# # {degree2:Level 3 Extended Diploma} in {area2:Engineering}, {school2:HMS Sultan}
[box]{years3:2009|2009}
# # {degree3:GCSEs}, {school3:Liskeard School}
Nine at grades A to C, with Mathematics, English and Double Science.
# Certificates
- {passed:F-Gas Category I}
- {passed:IOSH Managing Safely}
- {passed:High Voltage Authorised Person}
- {passed:Full UK driving licence}
# Skills
| - {skill:Diesel engine overhaul}<br>- {skill:Refrigeration plant}<br>- {skill:Planned maintenance systems} | - {skill:Fault finding}<br>- {skill:Risk assessment}<br>- {skill:Oil analysis} |
# Activities
Gig rowing with the Caradon club, and restoring a 1964 Seagull outboard. References are available from my Marine Engineer Officer.
`;

export const FINANCE_MANAGER = `= {name:Shabana Iqbal-Morris}
{location:Keighley, West Yorkshire|Keighley} | {phone:07700 900817} | {email:shabana.im@ledgerpost.example}
# Summary
ACCA qualified finance manager with twelve years in manufacturing and professional practice. Comfortable with month end, stock, cash forecasting and explaining the numbers to people who do not like numbers.
# Experience
# # {title1:Finance Manager}\t{dates1:Apr 2021 – Present|2021-04..present}
__{firm1:Airedale Joinery Group Ltd}, Skipton__
- {did1:Produce monthly management accounts for three companies with a joint turnover of £18m}
- {did1:Brought month end down from day 12 to day 6}
- {did1:Manage a team of four and the payroll of 140 staff}
- {did1:Led the move from Sage 200 to Business Central}
# # {title2:Management Accountant}\t{dates2:Feb 2017 – Mar 2021|2017-02..2021-03}
__{firm2:Pennine Worsted Mills Ltd}, Bingley__
- {did2:Built the standard cost model for 60 cloths and reviewed it each quarter with production}
- {did2:Found £94,000 of slow stock that had not been provided for}
- {did2:Prepared the files for the yearly audit}
# # {title3:Accounts Senior}\t{dates3:Sep 2013 – Jan 2017|2013-09..2017-01}
__{firm3:Hartley Suggitt LLP}, Bradford__
- {did3:Prepared year-end accounts and tax returns for about 45 owner-managed businesses}
- {did3:Ran audit fieldwork for two charities and an academy trust}
# Education
# # {degree1:BA (Hons)} {area1:Accounting and Finance}, 2:1\t{years1:2010 – 2013|2010..2013}
__{school1:University of Huddersfield}__
# # {degree2:A levels}: Maths, Business, Urdu\t{years2:2008 – 2010|2008..2010}
__{school2:Bingley Grammar School}__
# Qualifications
- {passed:ACCA}, qualified 2016
- {passed:AAT Level 4}, 2014
# Skills
{skill:Business Central}, {skill:Sage 200}, {skill:Power Query}, {skill:Cash flow forecasting}, {skill:VAT}
# Languages
{language:English}, {language:Urdu}, {language:Punjabi}
# Volunteering
# # {role1:Treasurer}\t2018 – present
__{cause1:Ilkley Road Community Kitchen}, Keighley__
`;

export const CLERK_OF_WORKS = `= {name:Neil Abercrombie}
[head]{location:Catterick Garrison, North Yorkshire|Catterick Garrison} • «M:» {phone:07700 900492} • «E:» {email:neil.abercrombie@worksmail.example}
[box]CONSTRUCTION PROJECT MANAGER
A chartered construction manager who has delivered building and infrastructure projects worth up to £26m in the UK, the Falkland Islands and East Africa. Known for getting stalled jobs moving again and for a straightforward manner with clients, consultants and trades. Seeking a senior site or project management role with a main contractor in the north of England from September 2025.
# KEY SKILLS
| ▪ {skill:Contract administration (NEC4)} | ▪ {skill:Stakeholder management} | ▪ {skill:CDM 2015} |
| ▪ {skill:Programme planning} | ▪ {skill:Cost control} | ▪ {skill:Temporary works} |
| ▪ {skill:Quality assurance} | ▪ {skill:Team leadership} | ▪ {skill:Asta Powerproject} |
# CAREER AND ACHIEVEMENTS
**{firm1,2,3,4:British Army, Corps of Royal Engineers|British Army|Corps of Royal Engineers}{service1,2,3,4:|British Army}**\t**1999 – 2025**
# # {title1:Senior Clerk of Works (Construction)}, {unit1:62 Works Group}, Chilwell ({dates1:2022 – 2025|2022..2025})
__{rank1:Warrant Officer Class 1}, responsible for 14 technical staff and a yearly programme of £9m__
**«Situation:»**\t{did1:A £4.2m training camp refurbishment in Kenya was 19 weeks late and its contractor had stopped work over unpaid variations.}
**«Action:»**\t{did1:Took over as project manager, agreed 41 variations line by line in three weeks, and rebuilt the programme around the dry season.}
**«Result:»**\t{did1:The camp opened in time for the next battle group and the final account closed 3% below the revised budget.}
**«Situation:»**\t{did1:Three regional teams used three different ways to report progress, and the group commander could not compare them.}
**«Action:»**\t{did1:Wrote a one-page monthly report with each team leader and trained 38 users in half a day each.}
**«Result:»**\t{did1:Overruns were seen nine weeks earlier on average, and the report is now used across the corps.}
# # {title2:Project Manager, South Atlantic|Project Manager}, {unit2:523 Specialist Team Royal Engineers}, Mount Pleasant ({dates2:2018 – 2022|2018..2022})
__{rank2:Warrant Officer Class 2}, leading a mixed team of 22 military and contract staff__
**«Situation:»**\t{did2:Fuel tanks at an airfield 8,000 miles from the supply chain had failed inspection, with one ship a month for materials.}
**«Action:»**\t{did2:Designed a phased repair with two tanks always in service, and placed every order against sailing dates.}
**«Result:»**\t{did2:Six tanks went back to full capacity in 14 months with no lost flying and no reportable accident.}
**«Situation:»**\t{did2:Local people had no confidence in the contractor after a winter of burst pipes in 60 service houses.}
**«Action:»**\t{did2:Held a weekly surgery in the school hall and published the repair list with dates.}
**«Result:»**\t{did2:Complaints fell from 25 a week to two, and the houses came through the next winter with three bursts.}
# # {title3:Instructor, Construction Wing|Instructor}, {unit3:Royal School of Military Engineering}, Chatham ({dates3:2014 – 2018|2014..2018})
__{rank3:Staff Sergeant}, teaching up to 16 students on each 52-week course__
**«Situation:»**\t{did3:The first-time pass rate of the building surveys module had dropped to 61%.}
**«Action:»**\t{did3:Replaced half of the lectures with live surveys of listed buildings in Chatham Dockyard.}
**«Result:»**\t{did3:The pass rate rose to 94% in two intakes and the method was adopted by the other wings.}
# # {title4:Bricklayer and Combat Engineer}, {unit4:21 Engineer Regiment}, Ripon ({dates4:1999 – 2014|1999..2014})
__Sapper rising to {rank4:Sergeant}__
{did4:Built camps, bridges and schools in Bosnia, Iraq, Afghanistan and Sierra Leone.} {did4:Led a troop of 30 for the last two years, after four years as a section commander.}
# QUALIFICATIONS AND PROFESSIONAL DEVELOPMENT
{degree1:BSc (Hons)} {area1:Construction Management}, {school1:University of Greenwich}\t{years1:2017|2017}
{passed:Chartered Builder, MCIOB}\t2020
{passed:NEBOSH National Certificate in Construction Health and Safety}\t2019
{passed:PRINCE2 Practitioner}\t2023
{passed:SMSTS}\t2024
{passed:CSCS Black Card (Manager)}\t2024
# AWARDS
{award:Meritorious Service Medal}\t2023
{award:Long Service and Good Conduct Medal}\t2014
# PERSONAL
Married with two children. Interests include fell running and dry stone walling.
Referees available on request
`;

export const RAF_SUPPLIER = `= {name:Kelly-Ann Braithwaite}
[head]23 Nar Valley Drive, {location:Swaffham|Swaffham, Norfolk|Swaffham, Norfolk, PE37 7XX|23 Nar Valley Drive, Swaffham, Norfolk, PE37 7XX|23 Nar Valley Drive, Swaffham|23 Nar Valley Drive, Swaffham, Norfolk}, Norfolk, PE37 7XX
[head]«Telephone:» {phone:07700 900138}     «E-mail:» {email:kellyann.b@narmail.example}
# Personal Statement
A reliable and well organised stores worker with fourteen years of experience, twelve of them in the Royal Air Force. I am used to working against the clock and to being checked. I am now looking for a permanent post within reach of Swaffham, ideally on days.
# Key Skills
**{skill:Stock control}**
I was in charge of a store with 6,400 lines of aircraft spares worth £38 million. My stock checks were 99.7% right over four years. I know what a missing part costs when an aircraft is waiting for it.
**{skill:Supervising people}**
I have supervised up to eight people on a shift, written their yearly reports and shown new starters the job. Three of my team were promoted.
**{skill:Computer systems}**
I have used SAP and the RAF's own stores systems every day. I have built spreadsheets for shift rosters which are still in use.
**{skill:Handling dangerous goods}**
I have packed and documented batteries, paints and oxygen bottles for road and air and was never stopped by an inspector.
# Employment History
{firm1:Breckland Frozen Foods}, Watton\t{dates1:10/2024 – present|2024-10..present}
__{title1:Cold Store Team Leader} (agency, then permanent from 02/2025)__
{service2:Royal Air Force}, {unit2:RAF Marham}\t{dates2:06/2018 – 09/2024|2018-06..2024-09}
__{rank2:Corporal}, {title2:Supplier} in the forward stores of the F-35 fleet__
{service3:Royal Air Force}, {unit3:RAF Leeming}\t{dates3:04/2012 – 05/2018|2012-04..2018-05}
__{rank3:Senior Aircraftwoman}, {title3:Supplier}, with four months at Akrotiri in 2015__
{firm4:Dereham Poultry Packers}, East Dereham\t{dates4:08/2009 – 03/2012|2009-08..2012-03}
__{title4:Line Operative}__
# Education and Training
{school1:Hamond's High School}, Swaffham\t{years1:2004 – 2009|2004..2009}
__{degree1:GCSEs}: English C, Maths C, Science BB, Food Technology B, Geography D__
{passed:Level 3 Diploma in Warehousing and Storage}\t2017
{passed:Counterbalance forklift licence}\t2024
{passed:IATA Dangerous Goods}\t2022
{passed:Emergency First Aid at Work}\t2025
# Hobbies and Interests
I play darts for the Red Lion, keep an allotment and bake for the village show.
# References
Available on request.
`;

export const RESERVIST_MECHANIC = `Hi Denise,

Thanks for ringing back. You said that the attachment came through blank so here is my CV in the body of the e-mail. I am on four weeks notice and can come for a trial any Friday.

Cheers
Craig

= {name:Craig Oldroyd}
46 Bawtry Lane, {location:Maltby|Maltby, Rotherham|Maltby, Rotherham, S66 8AA|46 Bawtry Lane, Maltby|46 Bawtry Lane, Maltby, Rotherham|46 Bawtry Lane, Maltby, Rotherham, S66 8AA}, Rotherham, S66 8AA
«Mob» {phone:07700 900571}
{email:craig.oldroyd@fitterspost.example}

# Profile
Time served HGV fitter, 17 years on the spanners, mostly DAF and Volvo plus trailers, tail lifts and fridge bodies. Own tools. Happy with breakdowns and with nights. I am also a mechanic in the Army Reserve, which takes about one weekend a month and two weeks in summer.

# Work
{title1:HGV Technician}, {firm1:Thorncliffe Commercials}, Doncaster
{dates1:Sept 2018 to date|2018-09..present}
- {did1:Service, inspection and repair of about 90 trucks on contract for a supermarket and two quarry firms}
- {did1:MOT preparation, with a first time pass rate of 96 per cent last year}
- {did1:Look after the apprentice and sign his log book}
- {did1:One week in five on call for roadside breakdowns}

{title2:Fitter}, {firm2:Wath Skip and Recycling Ltd}, Wath-upon-Dearne
{dates2:June 2013 to Aug 2018|2013-06..2018-08}
- {did2:Kept 22 skip lorries, 4 hook loaders and a loading shovel on the road, with one other man}
- {did2:Welding and fabrication of skips, chains and sheeting gear}
- {did2:Ordered parts and kept the six-weekly inspection sheets for the operator licence}

{title3:Apprentice Mechanic}, {firm3:J. T. Hague & Sons (Haulage)}, Conisbrough
{dates3:Aug 2008 to May 2013|2008-08..2013-05}
- {did3:Four year apprenticeship with day release, then one year as improver}

# Army Reserve
{rank4:Lance Corporal}, {title4:Vehicle Mechanic}, {unit4:102 Battalion REME}, {service4:British Army}, Rotherham
{dates4:March 2014 to date|2014-03..present}
- {did4:Repair and recovery of Land Rovers, MAN support vehicles and trailers in the field}
- {did4:Six months full time with a regular workshop in Cyprus in 2019}
- {did4:Teach basic servicing to the recruits of the company}

# Tickets
- {passed:IRTEC Inspection Technician}, renewed 2024
- {passed:LGV Class 1 (C+E)} and digital tacho card
- {passed:LOLER tail lift inspection}, 2022
- {passed:MIG and stick welding}, 2010

# School and college
{school1:Rotherham College}, {degree1:Level 3 NVQ} {area1:Heavy Vehicle Maintenance and Repair}, {years1:2008 to 2012|2008..2012}
{school2:Maltby Comprehensive School}, {degree2:GCSEs}, {years2:2008|2008}

# References
Pete Hallam, workshop manager at Thorncliffe (but please ask me first)
Capt S. Venables, 102 Bn REME
`;

export const GURKHA_ENGINEER = `= CURRICULUM VITAE
# PERSONAL DETAILS
| «Full Name» | {name:Dilbahadur Gurung} |
| «Address» | 8 Enbrook Rise, {location:Folkestone|Folkestone, Kent|Folkestone, Kent, CT20 3XX|8 Enbrook Rise, Folkestone|8 Enbrook Rise, Folkestone, Kent|8 Enbrook Rise, Folkestone, Kent, CT20 3XX}, Kent, CT20 3XX |
| «Mobile No.» | {phone:07700 900645} |
| «Email» | {email:dil.gurung@cheritonmail.example} |
| «Nationality» | Nepalese, with settled status in UK |
| «Marital Status» | Married, three children |
# OBJECTIVE
| I am retired soldier of the Brigade of Gurkhas with clean discipline and 18 years exemplary service. I wish to use my plant and driving skills in a stable company and I am willing to work shifts. |
# WORK EXPERIENCE
| **Period** | **Organisation** | **Post** | **Main Duties** |
| {dates1:Aug 2023 –<br>till date|2023-08..present} | {firm1:East Kent Aggregates Ltd},<br>Lydd | {title1:Plant Operator} | {did1:Operate 21 tonne excavator and loading shovel in gravel quarry.}<br>{did1:Daily checks and defect book.}<br>{did1:Help the weighbridge on Saturdays.} |
| {dates2:May 2021 –<br>July 2023|2021-05..2023-07} | {firm2:Cinque Ports Guarding},<br>Dover Western Docks | {title2:Security Officer} | {did2:Control of entry gate for lorry park, 12-hour shifts.}<br>{did2:CCTV, patrol and incident report.} |
| {dates3:Jan 2014 –<br>Mar 2021|2014-01..2021-03} | {service3:British Army}<br>{unit3:70 Gurkha Field Squadron},<br>Maidstone | {rank3:Sergeant}<br>{title3:Plant Troop Section Commander} | {did3:In command of 11 sappers and 9 machines.}<br>{did3:Built roads and helicopter landing sites on exercise in Kenya and Brunei.}<br>{did3:Flood defence work in Cumbria, December 2015.} |
| {dates4:Dec 2002 –<br>Dec 2013|2002-12..2013-12} | {service4:British Army}<br>{unit4:69 Gurkha Field Squadron},<br>Maidstone | {rank4:Corporal}<br>{title4:Combat Engineer} | {did4:Three tours in Afghanistan, search and route clearance.}<br>{did4:Instructor of recruits at Catterick, 2010 to 2012.} |
# EDUCATION
| **Year** | **Institution** | **Qualification** |
| {years1:2001|2001} | {school1:Shree Janapriya Higher Secondary School}, Pokhara | {degree1:Higher Secondary Certificate}, {area1:Science} |
| {years2:1999|1999} | {school2:Shree Himalaya Secondary School}, Lamjung | {degree2:School Leaving Certificate} |
# TRAINING & LICENCES
| {passed:CPCS Blue Card, A59 excavator 360} | 2022 |
| {passed:CPCS A21 wheeled loading shovel} | 2022 |
| {passed:SIA Licence, Door Supervisor} | 2021 |
| {passed:Driving licence categories B, C+E} | 2008 |
| {passed:Level 2 Award in First Aid at Work} | 2020 |
# LANGUAGES
| {language:Nepali} – mother tongue, {language:Gurung} – mother tongue, {language:English} – fluent, {language:Hindi} – good |
# HONOURS & MEDALS
| {award:Operational Service Medal Afghanistan}, {award:Queen's Diamond Jubilee Medal}, {award:Long Service and Good Conduct Medal} |
# REFERENCES
| Maj (Retd) R. Limbu MVO<br>Gurkha Welfare Office, Folkestone | Mr S. Tapsell, Quarry Manager<br>East Kent Aggregates Ltd, Lydd |
`;

export const SIGNALS_LECTURER = `= {name:Rhiannon Sewell-Tate}
PhD, CEng, MIET
School of Computing, Penglais Campus, {location:Aberystwyth|Aberystwyth, Ceredigion|School of Computing, Penglais Campus, Aberystwyth|School of Computing, Penglais Campus, Aberystwyth, Ceredigion}, Ceredigion
{email:r.sewelltate@penglais.example} | {phone:07700 900733} | ORCID 0000-0002-1825-0097
# Current position
| {dates1:2022–|2022..present} | {title1:Senior Lecturer in Network Resilience}, {firm1:Department of Computer Science, Aberystwyth University|Aberystwyth University} |
# Previous positions
| {dates2:2018–22|2018..2022} | {title2:Lecturer in Computer Networks}, {firm2:School of Engineering, Swansea University|Swansea University} |
| {dates3:2016–18|2016..2018} | {title3:Postdoctoral Research Associate}, Supergen Resilient Networks project, {firm3:Cardiff University} |
# Military service
| {dates4:2008–12|2008..2012} | {rank4:Major}, {title4:Squadron Commander}, {unit4:14th Signal Regiment (Electronic Warfare)}, {service4:British Army}. {did4:Commanded 118 soldiers in Brawdy and Helmand.} {did4:Mentioned in Despatches for the radio plan of Operation MOSHTARAK.} |
| {dates5:2004–08|2004..2008} | {rank5:Captain}, {title5:Operations Officer}, {unit5:21st Signal Regiment}, {service5:British Army}. {did5:Planned the trunk communications of two divisional exercises in Germany.} |
| {dates6:2001–04|2001..2004} | {rank6:Lieutenant}, {title6:Troop Commander}, {unit6:3rd (UK) Division Signal Regiment}, {service6:British Army}. {did6:Led 34 soldiers in Bulford and on Operation TELIC 1.} |
# Education
| {years1:2016|2016} | {degree1:PhD} {area1:Computer Science}, {school1:Cardiff University}. Thesis: Self-healing routing in contested and sparse radio networks. Supervisor: Prof. A. Rana. |
| {years2:2013|2013} | {degree2:MSc} {area2:Cyber Defence and Information Assurance} (distinction), {school2:Cranfield University} |
| {years3:2000|2000} | {degree3:BEng} {area3:Electronic Engineering} (first class), {school3:Bangor University} |
# Refereed journal articles
1. R. Sewell-Tate and M. Okafor, “Graceful loss: degraded modes in rural mesh networks”, __Computer Networks Letters__ 41 (2024), pp. 112–129.
2. H. Prytherch, R. Sewell-Tate and J. Lindqvist, “Who fixes the mast? Volunteer maintenance of community broadband”, __Rural Technology Review__ 9 (2022), pp. 3–21.
3. R. Sewell-Tate and A. Rana, “Routing with intermittent witnesses”, __Ad Hoc Systems__ 118 (2018), pp. 54–70.
4. J. Lindqvist, T. Brandal and R. Sewell-Tate, “Measuring the last kilometre: link quality on forty upland farms”, __Wireless Practice__ 22 (2018), pp. 9–33.
5. R. Sewell-Tate, “What soldiers know about bandwidth”, __Journal of Applied Communications History__ 6 (2017), pp. 201–218.
# Chapters and proceedings
6. R. Sewell-Tate, “Field expedients”, in: D. Marsh (ed.), __Infrastructure at the Edge__, Seren Academic, 2021, pp. 77–98.
7. R. Sewell-Tate and M. Okafor, “Emulating a valley”, in: __Proceedings of the 14th Workshop on Sparse Networks__, Trondheim, 2019.
# Invited talks
“Networks that forgive”, Institute of Rural Informatics, Tartu, May 2024.
“From Helmand to Hafod: radio planning in bad terrain”, Dyfed Amateur Radio Convention, October 2022.
“What is an outage?”, keynote, Celtic Systems Colloquium, Bangor, July 2019.
# Prizes and fellowships
| 2023 | {award:Vice-Chancellor's Award for Teaching}, Aberystwyth University |
| 2018 | {award:IET Wales Young Researcher Prize} |
| 2011 | {award:Mentioned in Despatches} |
# Teaching
Second year: Computer Networks (160 students), Operating Systems (90). MSc: Secure Infrastructures. Four doctoral students, two completed. External examiner for the BSc in Computer Networks at Glyndŵr, 2021 to 2024.
# Service
Programme committee, Workshop on Sparse Networks, since 2018. Reviewer for three journals. Departmental lead for the Armed Forces Covenant and for admissions of Welsh-medium students.
# Professional standing
| 2020 | {passed:Fellow of the Higher Education Academy} |
| 2009 | {passed:Chartered Engineer} |
# Languages
{language:Welsh} (first language), {language:English}, {language:German} (reading)
`;
