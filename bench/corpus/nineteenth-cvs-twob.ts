// CVs of the nineteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const AIRLINE_PILOT = `= {name:Curtis W. Abernathy}
ATP MULTIENGINE · EMB-145 / ERJ-170/190 TYPE RATINGS · FIRST CLASS MEDICAL
{location:Clarksville, TN 37043|Clarksville, TN|Clarksville, Tennessee}    ✆ {phone:931-555-0119}    ✉ {email:cabernathy@rotorpost.example}
# FLIGHT TIME
| **Total** | 6,812 | **PIC** | 4,377 | **Multiengine** | 3,905 |
| **Turbine** | 6,240 | **NVG** | 1,118 | **Part 121** | 2,410 |
| **Airplane** | 2,964 | **Helicopter** | 3,848 | **Instrument** | 902 |
# RATINGS
{passed:Airline Transport Pilot, Airplane Multiengine Land}
{passed:Commercial Pilot, Rotorcraft Helicopter, Instrument}
{passed:Flight Instructor, Instrument Helicopter (CFII)}
{passed:FCC Restricted Radiotelephone Operator Permit}
# FLYING AND MILITARY EMPLOYMENT
[box]{dates1:04/2022–Present|2022-04..present}
# # {firm1:Blue Heron Airlines (Part 121)|Blue Heron Airlines}, Nashville, TN
{title1:Captain, ERJ-175|Captain}
- {did1:Upgraded after 19 months; 1,150 hours in command with no FAA action, accident or incident}
- {did1:Line check airman since January 2025}
[box]{dates2:09/2020–03/2022|2020-09..2022-03}
# # {firm2:Tidewater Jet Express}, Norfolk, VA
{title2:First Officer, EMB-145|First Officer}
- {did2:Rotor transition program, 260 hours before checkride}
[box]{dates3:06/2013–08/2020|2013-06..2020-08}
# # {firm3:US Army, 160th Special Operations Aviation Regiment (Airborne)|US Army}{service3,4:|United States Army}{unit3:|160th Special Operations Aviation Regiment (Airborne)}, Fort Campbell, KY
{rank3:Chief Warrant Officer 4} / {title3:MH-47G Flight Lead}
- {did3:Flew 412 combat hours on six rotations to Afghanistan, Iraq and Syria}
- {did3:Planned and led formations of up to ten helicopters, arriving within 30 seconds of time on target}
- {did3:Wrote the battalion's aerial refueling program of instruction}
[box]{dates4:02/2004–05/2013|2004-02..2013-05}
# # {firm4:US Army, 7th Battalion, 101st Aviation Regiment|US Army}{unit4:|7th Battalion, 101st Aviation Regiment}, Fort Campbell, KY
{rank4:Chief Warrant Officer 2} / {title4:CH-47D Pilot in Command}
- {did4:Aviation safety officer for 14 aircraft and 60 people}
- {did4:Moved relief supplies in Pakistan after the 2005 earthquake}
# SCHOOLS
{degree1:Bachelor of Science}, {area1:Professional Aeronautics}, {school1:Embry-Riddle Aeronautical University Worldwide}, {years1:2016|2016}
U.S. Army Initial Entry Rotary Wing Course, Fort Novosel (then Fort Rucker), AL, 2004. Honor graduate.
# DECORATIONS
{award:Distinguished Flying Cross}; {award:Air Medal with Valor}; {award:Broken Wing Award}
# AVAILABLE
Two weeks after notice. Passport current, no travel restrictions. SIDA and KCM as required.
`;

export const CYBER_SPECIALIST = `{name:Tamika R. Lockridge}
2218 Quail Hollow Dr
{location:San Antonio, TX 78245|San Antonio, TX|San Antonio, Texas|2218 Quail Hollow Dr, San Antonio, TX 78245}
«Mobile»: {phone:210-555-0173}
«Email»: {email:tamika.lockridge@airmail.example}

«Availability»:      «Job Type»: Permanent
                   «Work Schedule»: Full-time

«Desired locations»: United States - TX - San Antonio
                   United States - CO - Colorado Springs

# Work Experience:
**{firm1:Defense Information Systems Agency}**
Lackland AFB, TX United States

{dates1:07/2022 - Present|2022-07..present}
«Salary»: {salary1:$103,409.00 USD Per Year}
«Hours per week»: {hours1:40}
«Series»: 2210  «Pay Plan»: GS  «Grade»: {grade1:12}
{title1:IT Cybersecurity Specialist (INFOSEC)|IT Cybersecurity Specialist} (This is a federal job)
**Duties, Accomplishments and Related Skills:**
{did1:RISK MANAGEMENT: Prepare authorization packages for 17 systems under the Risk Management Framework. All 17 were authorized on time in fiscal year 2024, against 12 of 17 the year before.}

{did1:CONTINUOUS MONITORING: Review ACAS scans every week, assign findings to system owners and brief the branch chief on whatever is older than 30 days.}

«Supervisor»: {supervisor1:Helena Trujillo} ({supervisorphone1:210-555-0188})
«Okay to contact this Supervisor»: Yes

**{unit2:688th Cyberspace Wing}, {service2,3:United States Air Force}**
Lackland AFB, TX United States

{dates2:03/2016 - 06/2022|2016-03..2022-06}
«Hours per week»: {hours2:50}
{rank2:Senior Master Sergeant}, {title2:Cyber Defense Operations Superintendent}
**Duties, Accomplishments and Related Skills:**
{did2:LEADERSHIP: Directed 74 enlisted, civilian and contractor analysts on four shifts. Wrote or reviewed 61 performance reports without a late one.}

{did2:INCIDENT RESPONSE: Ran the response to 23 intrusions on Air Force networks and closed the longest of them in nine days.}

«Supervisor»: {supervisor2:Adam Pryce} ({supervisorphone2:210-555-0142})
«Okay to contact this Supervisor»: Contact me first

**{unit3:1st Communications Maintenance Squadron}, United States Air Force**
Kapaun Air Station, Germany

{dates3:08/2009 - 02/2016|2009-08..2016-02}
«Hours per week»: {hours3:45}
{rank3:Technical Sergeant}, {title3:Network Operations Supervisor}
**Duties, Accomplishments and Related Skills:**
{did3:Supervised 18 technicians who maintained routers and voice systems at 32 sites in Europe. Replaced 900 switches in eleven months.}

«Supervisor»: {supervisor3:Dale Finch} ({supervisorphone3:210-555-0160})
«Okay to contact this Supervisor»: Yes

# Education:
**{school1:University of Texas at San Antonio}** San Antonio, TX United States
{degree1:Bachelor's Degree} {years1:05/2019|2019-05}
«GPA»: 3.71 of a maximum 4.00
«Credits Earned»: 122 Semester hours
«Major»: {area1:Cyber Security}

**{school2:Community College of the Air Force}** Maxwell AFB, AL United States
{degree2:Associate's Degree} {years2:10/2012|2012-10}
«Major»: {area2:Information Systems Technology}

# Job Related Training:
{passed:CompTIA CASP+ CE}, 2021
{passed:GIAC Certified Incident Handler (GCIH)}, 2018
{passed:Senior Noncommissioned Officer Academy}, 2017

# Language Skills:
**{language:German}**
«Spoken»: Intermediate
«Written»: Novice
«Read»: Intermediate

# Additional Information:
Security clearance: TS/SCI with CI polygraph, current. 5-point veterans' preference (TP). I retired from the Air Force on 1 July 2022 after 22 years; papers from before 2009 on request.
`;

export const SERVICE_MANAGER = `[head]26/10/2025, 21:47\tTomasz Wierzbicki — about me
= {name:Tomasz Wierzbicki}
IT service manager who still likes a command line
{location:Reading, Berkshire|Reading} · he/him · open to work
{email:hello@wierzbicki.example} · {url:wierzbicki.example} · {phone:07700 900733}
# About
I came to Britain from Łódź in 2006 for one summer, packed sandwiches at night, and stayed. Since then I have gone from answering the phone on a service desk to running one, with a detour through Linux servers.
# Where I've worked
# # {firm1,2,3:Thamesline Managed Services}
[box]11 yrs 4 mos · Reading · Hybrid
**{title1:Head of Service Delivery}**
[box]{dates1:Apr 2022 – now|2022-04..present} · 3 yrs 7 mos
{did1:Answer for service to 31 customers and for a team of 44. I moved the contracts from response times to hours lost, and it changed how the engineers work more than any tool did.}
**{title2:Service Desk Manager}**
[box]{dates2:Jan 2018 – Mar 2022|2018-01..2022-03} · 4 yrs 3 mos
{did2:Opened the second desk in Gdynia. Took first-contact fixes from 52% to 71%. Kept everybody's job in 2020.}
**{title3:Senior Systems Engineer}**
[box]{dates3:Jul 2014 – Dec 2017|2014-07..2017-12} · 3 yrs 6 mos
{did3:Linux and VMware for a dozen small banks. I was the one who got called at three in the morning.}
# # {firm4,5:Caversham Borough Council}
[box]5 yrs 10 mos · Reading
**{title4:Server Support Analyst}**
[box]{dates4:Feb 2011 – Jun 2014|2011-02..2014-06} · 3 yrs 5 mos
**{title5:Service Desk Analyst}**
[box]{dates5:Sep 2008 – Jan 2011|2008-09..2011-01} · 2 yrs 5 mos
{did5:First line for 1,900 staff, schools and libraries included.}
# # {firm6:Greenbaguette Foods}
[box]2 yrs 1 mo · Slough
**{title6:Production Operative|Production Operative (nights)}** (nights)
[box]{dates6:Aug 2006 – Aug 2008|2006-08..2008-08} · 2 yrs 1 mo
# Studies
# # {school1:The Open University}
{degree1:BSc (Honours)}, {area1:Computing and IT}
[box]{years1:2009 – 2015|2009..2015}
# # {school2:Politechnika Łódzka}
{degree2:BEng} course in {area2:Automation and Robotics}, two years, not finished
[box]{years2:2004 – 2006|2004..2006}
# Badges
{passed:ITIL 4 Managing Professional} · {passed:Red Hat Certified Engineer} · {passed:PRINCE2 Foundation}
# Things people ask me about
{skill:Service level agreements} 38 · {skill:Major incident management} 31 · {skill:Linux} 27 · {skill:ServiceNow} 19 · {skill:VMware} 12
# I speak
{language:Polish} (native), {language:English} (fluent), {language:Russian} (school)
`;

export const BRIDGE_PROGRAM_MANAGER = `[head]{phone:(614) 555-0107} | {email:denise.haverkamp@buildmail.example} | {location:Columbus, OH|Columbus, Ohio}
= {name:Denise Haverkamp}, PMP
Heavy civil and transit projects from $2M to $140M, from bid to closeout. Eighteen years with two contractors.
# Career
# # {firm1,2,3:SCIOTO HEAVY CIVIL, INC.|SCIOTO HEAVY CIVIL} – Columbus, OH
__{title1:Senior Project Manager}__ (promoted {dates1:2019, to date|2019..present})
- {did1:Lead three project managers and a yearly volume of $85M}
- {did1:Negotiated 46 change orders on the Olentangy bridge and went to arbitration over none}
__{title2:Project Manager}__ ({dates2:2014 to 2019|2014..2019})
- {did2:Delivered nine ODOT jobs, seven of them ahead of schedule}
- {did2:Brought subcontractor prequalification in house}
__{title3:Assistant Project Manager}__ ({dates3:2011 to 2014|2011..2014})
- {did3:Submittals, RFIs and pay applications on two interchanges}
# # {firm4:MAUMEE CONSTRUCTORS} – Toledo, OH
__{title4:Field Engineer}__ ({dates4:2007 to 2011|2007..2011})
- {did4:Laid out drilled shafts and kept the quantities}
# Selected projects
| **«Project»** | **«Owner»** | **«Value»** | **«Role»** | **«Finished»** |
| Olentangy River Bridge replacement, 5 spans | Ohio DOT, District 6 | $62M | Senior PM | 2024 |
| Cleveland Avenue bus rapid transit, 18 stations with heated platforms | Transit authority | $140M (joint venture) | Senior PM | 2022 |
| Route 315 noise walls | Ohio DOT | $11M | PM | 2018 |
| Whittier Street sewer separation | City of Columbus | $23M | PM | 2016 |
| I-75 widening, phase 2 | Ohio DOT, District 2 | $78M | Field engineer | 2010 |
# Education, licenses and software
| {degree1:B.S.}, {area1:Construction Management}<br>{school1:Bowling Green State University}, {years1:2007|2007} | {passed:Project Management Professional (PMP)}, 2015<br>{passed:OSHA 30-Hour Construction}, 2012<br>{passed:DBIA Associate}, 2020 | {skill:Primavera P6}<br>{skill:Procore}<br>{skill:HCSS HeavyBid}<br>{skill:Bluebeam Revu} |
# In the community
{role1:Mentor}, {cause1:ACE Mentor Program of Central Ohio}, since 2017
`;

export const EMBEDDED_GRADUATE = `= {name:Oluwadamilola Adéyẹmí}
{url:dami.example} | {email:dami.adeyemi@campusmail.example} | {phone:07700 900164} | {location:Leeds}
[side]# EDUCATION
[side]**{school1:UNIVERSITY OF LEEDS}**
[side]{degree1:MSc} {area1:Embedded Systems Engineering}
[side]__{years1:Sep 2024 – Sep 2025|2024-09..2025-09} | Merit__
[side]
[side]**{school2:COVENANT UNIVERSITY}**
[side]{degree2:BEng} {area2:Computer Engineering}
[side]__{years2:Oct 2017 – Jul 2022|2017-10..2022-07} | Ota, Nigeria__
[side]First class, 4.61 / 5.00
[side]
[side]**{school3:LOYOLA JESUIT COLLEGE}**
[side]{degree3:WASSCE}, 8 passes
[side]__{years3:Grad. May 2017|2017-05} | Abuja__
[side]# COURSEWORK
[side]FPGA Design (+ teaching assistant)
[side]Real-time Operating Systems
[side]Power Electronics
[side]# SKILLS
[side]__Over 5,000 lines:__
[side]{skill:C} • {skill:C++} • {skill:Python}
[side]__Over 1,000 lines:__
[side]{skill:VHDL} • {skill:Rust} • {skill:MATLAB}
[side]__Bench:__
[side]{skill:Oscilloscopes} • {skill:KiCad}
[side]# SPOKEN
[side]{language:English} • {language:Yoruba}
[side]__A little:__ {language:Mandarin}
# EXPERIENCE
**{firm1:AIREDALE MOTION CONTROL}** | {title1:Firmware Engineer}
__{dates1:Oct 2025 – Present|2025-10..present} | Keighley, West Yorkshire__
- {did1:Port the motor controller from an 8-bit part to Cortex-M4}
- {did1:Write unit tests that run on the bench rig every night}

**{firm2:UNIVERSITY OF LEEDS}** | {title2:Teaching Assistant}
__{dates2:Jan 2025 – Jun 2025|2025-01..2025-06} | Leeds__
- {did2:Helped 60 students through the FPGA laboratory, five hours a week}

**{firm3:NAIJAMETER LTD|NAIJAMETER}** | {title3:Graduate Engineer}
__{dates3:Sep 2022 – Jul 2024|2022-09..2024-07} | Lagos, Nigeria__
- {did3:Designed the radio board of a prepaid electricity meter, 18,000 in the field}
- {did3:Found the clock drift that had closed 300 accounts a week too early}
- {did3:Presented to the regulator, tie and all}

**{firm4:BELLTOWER REPAIRS}** | {title4:Phone Repair Technician}
__{dates4:2019 – 2020|2019..2020} | Abeokuta, Nigeria, summer holidays__
# PROJECTS
**COWSHED RADIO** | MSc dissertation
__May 2025 – Sep 2025 | with a dairy farm near Otley__
A solar collar that reports a cow's temperature once an hour. Battery lasted 71 days.
# AWARDS
2024 {award:Commonwealth Shared Scholarship}
2022 {award:Best Final Year Project, Department of Electrical Engineering}
# RIGHT TO WORK
Graduate visa until November 2027, no sponsorship needed before then.
`;

export const NAVAL_ENGINEER = `[side]= {name:Fergus Abercrombie-Lyle}
[side]Marine engineering and asset management
[side]**«Phone»**
[side]{phone:07700 900529}
[side]**«Email»**
[side]{email:fergus@solent.example}
[side]**«Home»**
[side]{location:Gosport, Hampshire|Gosport}
[side]# Strong at
[side]✓ {skill:Refit planning}
[side]✓ {skill:Safety cases}
[side]✓ {skill:Diesel and gas turbine plant}
[side]✓ {skill:Maximo}
[side]✓ {skill:Supplier negotiation}
[side]# Letters
[side]{passed:Chartered Marine Engineer (CMarEng)}
[side]{passed:APM Project Management Qualification}
[side]{passed:NEBOSH General Certificate}
[side]# Learning
[side]**{degree1:MSc} {area1:Marine Engineering}**
[side]{school1:University College London}, {years1:2012|2012}
[side]**{degree2:BEng (Hons)} {area2:Mechanical Engineering}**
[side]{school2:University of Strathclyde}, {years2:2002 to 2006|2002..2006}
[side]# Talking
[side]{language:English}
[side]{language:French}: enough for Toulon
[side]# Driving
[side]Full licence; powerboat level 2
# In a few words
Sixteen years as a Royal Navy engineer officer, four of them ashore buying what I had been mending. Now with a ferry company, where the customers are less polite and the ships just as old.
# Ferries
**{firm1,2:Wightstrait Ferries, Portsmouth|Wightstrait Ferries}**
{title1:Fleet Technical Manager} ({dates1:since September 2024|2024-09..present})
{did1:Seven ships, two dry dockings a year and a £9m budget. I report to the operations director and sit on the decarbonisation board.}
{title2:Technical Superintendent} ({dates2:January 2023 – August 2024|2023-01..2024-08})
{did2:Three ships. Brought planned maintenance back from 62% to 94% done on time by giving the chief engineers the right to say no to overdue jobs that did not matter.}
# Between the two
April to December 2022: shared parental leave, then crewed a yacht to the Azores and back.
# {service3,4,5,6:Royal Navy}
**{rank3:Lieutenant Commander}, {title3:Project Officer, Type 23 Support|Project Officer}** ({dates3:April 2018 – March 2022|2018-04..2022-03})
{firm3:Defence Equipment and Support, Abbey Wood|Defence Equipment and Support}{unit3:|Defence Equipment and Support}
{did3:Ran the £38m engine replacement for four frigates. Two were handed back early and none above cost.}
**{rank4:Lieutenant}, {title4:Marine Engineer Officer}** ({dates4:July 2014 – March 2018|2014-07..2018-03})
{firm4:HMS Carrick Head, Portsmouth|HMS Carrick Head}{unit4:|HMS Carrick Head}
{did4:Head of department with 48 sailors. Nine months in the Gulf on one working diesel and a lot of goodwill.}
**{rank5:Lieutenant}, {title5:Deputy Marine Engineer Officer}** ({dates5:May 2010 – June 2014|2010-05..2014-06})
{firm5:HMS Alderney Sound, Devonport|HMS Alderney Sound}{unit5:|HMS Alderney Sound}
{did5:Watchkeeping, gas turbines and the training of 20 stokers.}
**{rank6:Sub Lieutenant}, {title6:Engineer Officer under Training}** ({dates6:September 2006 – April 2010|2006-09..2010-04})
{firm6:HMS Sultan, Gosport|HMS Sultan}{unit6:|HMS Sultan}
# People who will vouch for me
Capt N. Oyelaran RN, and Janet Whitcombe, Operations Director at Wightstrait.
`;
