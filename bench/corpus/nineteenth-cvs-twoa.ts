// CVs of the nineteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const CHARGE_NURSE = `= {name:Maricel Ocampo}
{location:Leicester} | {phone:07700 900318} | {email:maricel.ocampo@wardmail.example}
# Profile
Registered adult nurse with eleven years in acute medicine, the last eight in the NHS. I run a 28-bed assessment unit on most of my shifts and I enjoy teaching new starters, especially nurses who have just arrived from abroad.
# Experience
# # {title1:Charge Nurse, Acute Medical Unit|Charge Nurse}\t{dates1:March 2021 – Present|2021-03..present}
{firm1,2:University Hospitals of Leicester NHS Trust}, Leicester
- {did1:Take charge of a 28-bed unit with up to nine nurses and healthcare assistants per shift}
- {did1:Cut missed observations from 11% to 3% by moving the handover to the bedside}
- {did1:Appraise seven band 5 nurses and write the roster for the whole team}
# # {title2:Staff Nurse}\t{dates2:June 2017 – February 2021|2017-06..2021-02}
University Hospitals of Leicester NHS Trust, Leicester
- {did2:Cared for eight to ten patients a shift on a respiratory ward, including patients on non-invasive ventilation}
- {did2:Redeployed to intensive care from March to July 2020}
- {did2:Mentored four students from De Montfort University each year}
# # {title3:Ward Nurse}\t{dates3:August 2014 – April 2017|2014-08..2017-04}
{firm3:San Isidro General Hospital|San Isidro General Hospital, Quezon City}, Quezon City, Philippines
- {did3:Gave medication and wound care on a surgical ward of 40 beds}
- {did3:Kept the crash trolley stocked and checked}
# Education
# # {degree1:BSc} {area1:Nursing}\t{years1:2010 – 2014|2010..2014}
{school1:University of Santo Tomas}, Manila
# Registration and training
- {passed:NMC registered nurse (adult)}, 2017
- {passed:Immediate Life Support}, renewed 2025
- {passed:Mentorship for Practice}, 2019
# Skills
- {skill:Cannulation and venepuncture}
- {skill:Non-invasive ventilation}
- {skill:Roster planning}
- {skill:Nervecentre}
# Languages
- {language:English} (fluent, OET grade B)
- {language:Tagalog} (native)
`;

export const SIGNAL_CAPTAIN = `= {name:Marcus Delacroix-Hale}
\t{phone:(719) 555-0136} | {email:marcus.dhale@postbox.example} | {url:github.com/mdhale-example} | {location:Colorado Springs, CO|Colorado Springs}\t
# Education
**{school1:Georgia Institute of Technology}**\tAtlanta, GA (online)
__{degree1:Master of Science} in {area1:Computer Science}__\t__{years1:Aug. 2021 – Dec. 2024|2021-08..2024-12}__
**{school2:Norwich University}**\tNorthfield, VT
__{degree2:Bachelor of Science} in {area2:Electrical and Computer Engineering}__\t__{years2:Aug. 2011 – May 2015|2011-08..2015-05}__
# Experience
**{title1:Site Reliability Engineer}**\t{dates1:June 2023 – Present|2023-06..present}
__{firm1:Pikes Ridge Cloud, Inc.|Pikes Ridge Cloud}__\t__Colorado Springs, CO__
- {did1:Own the deployment pipeline for 60 services and cut the median release time from 50 to 14 minutes}
- {did1:Wrote the failover runbook that brought a region back in 11 minutes during the February 2025 outage}
- {did1:Mentor two SkillBridge interns each year}

**{rank2:Captain}, {title2:Company Commander}**\t{dates2:May 2020 – May 2023|2020-05..2023-05}
__{unit2:C Company, 43rd Signal Battalion}, {service2,3:U.S. Army|United States Army}__\t__Fort Carson, CO__
- {did2:Commanded 118 soldiers who ran tactical networks for a brigade of 4,200}
- {did2:Accounted for $31 million of equipment through two changes of command without a loss}
- {did2:Sent 14 soldiers to Security+ training, of whom 13 passed at the first attempt}

**{rank3:First Lieutenant}, {title3:Network Operations Officer}**\t{dates3:June 2015 – April 2020|2015-06..2020-04}
__{unit3:2nd Theater Signal Brigade}, U.S. Army__\t__Wiesbaden, Germany__
- {did3:Planned satellite and fiber links for six exercises in Poland and Romania}
- {did3:Scripted the nightly configuration backup of 340 routers and switches in Python}
# Projects
**Mesh Weather** | __Go, PostgreSQL, LoRa__\t2024
- Network of 22 home-built weather stations along the Front Range, open source
# Technical Skills
**Languages**: {skill:Python}, {skill:Go}, {skill:Bash}, {skill:SQL}
**Tools**: {skill:Kubernetes}, {skill:Terraform}, {skill:Prometheus}, {skill:Ansible}
# Certifications
{passed:CISSP}, 2022 · {passed:Certified Kubernetes Administrator}, 2023
`;

export const RETAIL_ANALYST = `[head]= {name:Raghav Subramaniam}
[head]Commercial Data Analyst
[head]{email:raghav.s@dataletter.example} · {phone:07700 900655} · {location:Milton Keynes, UK|Milton Keynes} · {url:linkedin.com/in/raghav-s-example}
Analyst with five years in insurance and retail. I turn messy sales data into reports that store managers open every Monday.
# Work experience
# # {title1:Senior Data Analyst}
**{firm1:Fennel & Rowe Stores Ltd|Fennel & Rowe Stores}**
{dates1:05/2023 – Present|2023-05..present}\tMilton Keynes
- {did1:Built the weekly range report that 210 store managers use}
- {did1:Found £1.3 million of slow stock in the first quarter and agreed the markdown plan with buying}
- {did1:Line manage one junior analyst}
# # {title2:Data Analyst}
**{firm2:Kestrel Home Insurance}**
{dates2:09/2020 – 04/2023|2020-09..2023-04}\tPeterborough
- {did2:Moved 35 spreadsheets to one Power BI model}
- {did2:Predicted cancellations with a logistic regression that the call centre still uses}
# # {title3:Business Intelligence Trainee}
**{firm3:Coromandel Infosystems Pvt Ltd|Coromandel Infosystems}**
{dates3:07/2018 – 08/2019|2018-07..2019-08}\tChennai, India
- {did3:Wrote stored procedures for the billing reports of a telecom client}
- {did3:Checked nightly loads and rang the on-call engineer when one failed}
# Education
# # {degree1:MSc} {area1:Business Analytics}
**{school1:University of Warwick}**
{years1:09/2019 – 09/2020|2019-09..2020-09}\tCoventry
# # {degree2:BTech} {area2:Information Technology}
**{school2:Anna University}**
{years2:08/2014 – 05/2018|2014-08..2018-05}\tChennai, India
# Skills
{skill:SQL} · {skill:Power BI} · {skill:Python} · {skill:dbt} · {skill:Snowflake} · {skill:Forecasting}
# Certificates
{passed:Microsoft Certified: Power BI Data Analyst Associate} (2022)
{passed:dbt Analytics Engineering Certification} (2024)
# Languages
{language:English} – full professional · {language:Tamil} – native · {language:Hindi} – conversational
`;

export const BRIDGE_ENGINEER = `= {name:Íñigo Larrañaga Etxebarria}
__Chartered structural engineer, bridges and temporary works__
[head]7 Clift House Lane – {location:Bristol BS3|Bristol|7 Clift House Lane, Bristol BS3} – ☎ {phone:07700 900207} – ✉ {email:inigo.larranaga@puentes.example}
# What I have done
| {dates1:2019–today|2019..present} | **{title1:Principal Engineer}**, __{firm1:Severnside Bridge Consultants LLP|Severnside Bridge Consultants}__, Bristol.<br>{did1:I lead a team of six and check the temporary works of two main contractors. Since 2022 I am also the firm's person for fatigue assessment of old steel decks, which means that half of my work is for the railway.}<br>– {did1:Assessed 41 wrought iron spans between Exeter and Penzance}<br>– {did1:Designed the launching nose for the Avonbank footbridge (72 m)} |
| {dates2:2015–2018|2015..2018} | **{title2:Senior Bridge Engineer}**, __{firm2,3:Ferrovías del Norte Ingeniería S.A.|Ferrovías del Norte Ingeniería}__, Bilbao.<br>– {did2:Checked the viaducts of 14 km of the Basque Y high-speed line}<br>– {did2:Wrote the company's guide to bearings in Spanish and English} |
| {dates3:2011–2015|2011..2015} | **{title3:Bridge Engineer}**, __Ferrovías del Norte Ingeniería S.A.__, Bilbao.<br>– {did3:Modelled composite decks and bored piles} |
| {dates4:2010–2011|2010..2011} | **{title4:Site Engineer (internship)|Site Engineer}**, __{firm4:Construcciones Urkiola}__, Vitoria-Gasteiz.<br>{did4:Setting out, concrete tests and the daily report for a motorway junction.} |
# Where I studied
| {years1:2004–2010|2004..2010} | **{degree1:Master's degree}, {area1:Civil Engineering}** (Ingeniero de Caminos), __{school1:Universidad de Cantabria}__, Santander.<br>Thesis: Wind on slender arch bridges, 9.1 out of 10 |
| {years2:2016|2016} | **{degree2:Postgraduate Certificate}, {area2:Steel Bridges}**, __{school2:Universitat Politècnica de Catalunya}__, distance learning. |
# Tongues
| {language:Basque} | mother tongue |
| {language:Spanish} | mother tongue |
| {language:English} | fluent, at work every day since 2019 |
| {language:French} | I read reports and can follow a meeting |
# Computing
| analysis | {skill:Midas Civil}, {skill:LUSAS}, {skill:SOFiSTiK} |
| drawing | {skill:AutoCAD}, {skill:Tekla Structures} |
| the rest | {skill:Python}, {skill:Mathcad} |
# Papers on the wall
| 2021 | {passed:Chartered Engineer (CEng MICE)}, Institution of Civil Engineers |
| 2020 | {passed:CSCS Academically Qualified Person card} |
| 2017 | {passed:Cambridge C1 Advanced} |
# Free time
| mountains | the Dartmoor rescue team takes me on Thursdays and most weekends |
| music | txistu (a Basque flute), badly |
`;

export const LOGISTICS_MAJOR = `[head]= {name:Bronwyn Tallis}
[head]PROGRAM & LOGISTICS LEADER · ARMY VETERAN
[head]✉ {email:bronwyn.tallis@gumleaf.example}   ☎ {phone:+61 491 570 156}   ⌂ {location:Townsville QLD|Townsville}   ⚭ {url:linkedin.com/in/bronwyntallis-example}
# CAREER
# # {title1:Regional Program Manager}
[box]{firm1:Coralshore Mining Services}
{dates1:02/2023 – now|2023-02..present}\tTownsville QLD
- {did1:Bring camp, fuel and catering contracts at five sites into one program worth A$64m a year}
- {did1:Renegotiated road freight and saved 8% in the first year}
# # {service2,3,4,5:Australian Army}
[box]16 years, four moves between states, two deployments
**{rank2:Major} – {title2:Officer Commanding}**
{unit2:102 Field Workshop}
{dates2:01/2020 – 01/2023|2020-01..2023-01}\tTownsville QLD
- {did2:Led 164 tradespeople who kept 900 vehicles and weapons of 3rd Brigade running}
- {did2:Took 70 of them to the 2020 bushfires in East Gippsland for six weeks}
**{rank3:Major} – {title3:Staff Officer Grade 2 (Sustainment)|Staff Officer Grade 2}**
{unit3:Headquarters Forces Command}
{dates3:01/2017 – 12/2019|2017-01..2019-12}\tSydney NSW
- {did3:Wrote the spares plan for the new protected vehicles, since used by three brigades}
**{rank4:Captain} – {title4:Adjutant}**
{unit4:1st Combat Service Support Battalion}
{dates4:01/2012 – 12/2016|2012-01..2016-12}\tDarwin NT
- {did4:Ran personnel, discipline and ceremonial for 420 people}
- {did4:Operation SLIPPER, Tarin Kowt, nine months as movements officer}
**{rank5:Lieutenant} – {title5:Platoon Commander}**
{unit5:9th Force Support Battalion}
{dates5:12/2006 – 12/2011|2006-12..2011-12}\tAmberley QLD
- {did5:First command, 32 drivers and 24 prime movers}
[side]# MOST PROUD OF
[side]**Not one lost day**
[side]Two years without a lost-time injury in a workshop that had nine the year before
[side]**Bushfires 2020**
[side]Water, power and a bakery for 1,100 people inside 36 hours
[side]# STRENGTHS
[side][box]{skill:Contract management}\t{skill:Fleet maintenance}
[side][box]{skill:Budget control}\t{skill:SAP}
[side][box]{skill:Crisis response}\t{skill:Coaching}
[side]# LANGUAGES
[side]{language:English}\t●●●●●
[side]{language:Indonesian}\t●●●○○
[side]# EDUCATION
[side]# # {degree1:Master} of {area1:Project Management}
[side][box]{school1:University of Southern Queensland}
[side]{years1:2017 – 2019|2017..2019}
[side]# # {degree2:Bachelor} of {area2:Business}
[side][box]{school2:UNSW Canberra at ADFA}
[side]{years2:2003 – 2005|2003..2005}
[side]# TICKETS
[side]{passed:PRINCE2 Practitioner}
[side]{passed:Certificate IV in Work Health and Safety}
[side]{passed:Heavy Combination (HC) licence}
[side]# HONOURS
[side]{award:Conspicuous Service Medal}, 2021
[side]# REFEREES
[side]Names on request, one military and one from Coralshore
`;

export const ARTIFICER_WARRANT_OFFICER = `[head]**{name:Stuart Kinnaird}**
[head]{phone:07700 900871}  –  {email:stu.kinnaird@reme-mail.example}
# WHO I AM
Engineering manager, ex Artificer Sergeant Major in the REME, living in {location:Tidworth, Wiltshire|Tidworth} and happy to travel anywhere between Bristol and Reading. 24 years of keeping green kit on the road, then two and a half of keeping quarry plant on it.
# WHERE I AM NOW
# # {firm1,2:Wansdyke Aggregates}
__{title1:Plant and Maintenance Manager}__, promoted {dates1:January 2025 to date|2025-01..present}
{did1:I look after 46 machines on three sites, a budget of £2.1m and eleven fitters. Breakdown hours are down by a third, mostly because we now do the oil samples we always said we did.}
__{title2:Workshop Supervisor}__, {dates2:June 2023 to December 2024|2023-06..2024-12}
{did2:Took over four fitters and a shed. Brought in job cards, a tool store with shadow boards and a proper weekend rota.}
# THE ARMY
I joined as an apprentice from school in 1999 and left in May 2023. These are my postings, newest first:
| **«When»** | **«Rank»** | **«Appointment»** | **«Unit and place»** | **«In short»** |
| {dates3:Sep 2019 –<br>May 2023|2019-09..2023-05} | {rank3:Warrant Officer Class 1} | {title3:Artificer Sergeant Major} | {firm3:3 Armoured Close Support Battalion REME, Tidworth|3 Armoured Close Support Battalion REME}{unit3:|3 Armoured Close Support Battalion REME}{service3,4,5,6:|British Army} | {did3:Chief engineering adviser to the CO.}<br>{did3:Equipment readiness of 480 vehicles, from 61% to 83%.} |
| {dates4:Mar 2015 –<br>Aug 2019|2015-03..2019-08} | {rank4:Warrant Officer Class 2} | {title4:Equipment Support Manager} | {firm4:Light Aid Detachment, Royal Wessex Yeomanry, Bovington|Light Aid Detachment, Royal Wessex Yeomanry}{unit4:|Light Aid Detachment, Royal Wessex Yeomanry} | {did4:Ran the LAD with 38 soldiers.}<br>{did4:Estonia twice, six months each.} |
| {dates5:Apr 2010 –<br>Feb 2015|2010-04..2015-02} | {rank5:Staff Sergeant} | {title5:Artificer Vehicles} | {firm5:4 Close Support Battalion REME, Catterick|4 Close Support Battalion REME}{unit5:|4 Close Support Battalion REME} | {did5:Inspected and signed for every major repair in the company.}<br>{did5:Op HERRICK 15, Camp Bastion.} |
| {dates6:Jul 1999 –<br>Mar 2010|1999-07..2010-03} | {rank6:Sergeant} | {title6:Vehicle Mechanic} | {firm6:7 Battalion REME, Wattisham|7 Battalion REME}{unit6:|7 Battalion REME} | {did6:Recovered and repaired Apache ground vehicles, Iraq in 2003 and 2006.} |
# PAPERS
| 2022 | {passed:IOSH Managing Safely} |
| 2021 | {passed:ILM Level 5 Diploma in Leadership and Management} |
| 2018 | {passed:Incorporated Engineer (IEng)}, IMechE |
| {years1:2014|2014} | {degree1:HND} in {area1:Mechanical Engineering}, {school1:Bournemouth and Poole College} |
# WHAT I CAN DO
- {skill:Hydraulics} (I read the diagram and can explain it)
- {skill:Shutdown planning}
- {skill:SAP PM} and {skill:Excel}, without swearing
- {skill:MIG welding}
# LICENCES
Full UK driving licence B, C1, C, C+E and H. Forklift to 15 tonnes.
# OUT OF WORK
Under-12s rugby coach at Amesbury, a wood turning lathe, and a Labrador called Spanner.
# REFEREES
Lt Col J. Marlowe (retd), last CO, and Mrs P. Henstridge, Operations Director, Wansdyke Aggregates. Numbers on request.
`;
