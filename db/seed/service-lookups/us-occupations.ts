import { type SeedList, US_AIR_FORCE, US_ARMY, US_COAST_GUARD, US_MARINE_CORPS, US_NAVY, US_SPACE_FORCE } from './shape.ts';

/** `11B Infantryman` on each line: the code up to the first space, then the title. A former title follows `<`. */
const occupations = (military_service_id: number, code_type: string, lines: string): SeedList => ({
  kind: 'occupation',
  military_service_id,
  source: 'Occupation codes that the service has published, general public knowledge; the common ones',
  as_of: '2026-11-21',
  rows: lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, code = '', title = '', former] = /^\s*(\S+) ([^<]+?)(?: < (.+))?$/.exec(line) ?? [];
      return { key: `${code_type}-${code}`.toLowerCase(), code, code_type, title, former: former ? [[former] as const] : [] };
    }),
});

/** The common codes. `npm run import -- occupations` adds those of a complete list. */
export const US_OCCUPATIONS: SeedList[] = [
  occupations(
    US_ARMY,
    'MOS',
    `11B Infantryman
     11C Indirect Fire Infantryman
     11Z Infantry Senior Sergeant
     12B Combat Engineer
     12C Bridge Crewmember
     12D Diver
     12H Construction Engineering Supervisor
     12K Plumber
     12M Firefighter
     12N Horizontal Construction Engineer
     12P Prime Power Production Specialist
     12R Interior Electrician
     12T Technical Engineer
     12W Carpentry and Masonry Specialist
     12Y Geospatial Engineer
     13B Cannon Crewmember
     13F Joint Fire Support Specialist < Fire Support Specialist
     13J Fire Control Specialist < Field Artillery Tactical Data Systems Specialist
     13M Multiple Launch Rocket System Crewmember
     13R Field Artillery Firefinder Radar Operator
     14E Patriot Fire Control Enhanced Operator/Maintainer
     14G Air Defense Battle Management System Operator
     14H Air Defense Enhanced Early Warning System Operator
     14P Air and Missile Defense Crewmember
     14T Patriot Launching Station Enhanced Operator/Maintainer
     15B Aircraft Powerplant Repairer
     15D Aircraft Powertrain Repairer
     15F Aircraft Electrician
     15G Aircraft Structural Repairer
     15N Avionic Mechanic
     15P Aviation Operations Specialist
     15Q Air Traffic Control Operator
     15R AH-64 Attack Helicopter Repairer
     15T UH-60 Helicopter Repairer
     15U CH-47 Helicopter Repairer
     15W Unmanned Aircraft Systems Operator
     15Y AH-64D Armament/Electrical/Avionic Systems Repairer
     17C Cyber Operations Specialist
     17E Electronic Warfare Specialist
     18B Special Forces Weapons Sergeant
     18C Special Forces Engineer Sergeant
     18D Special Forces Medical Sergeant
     18E Special Forces Communications Sergeant
     18F Special Forces Intelligence Sergeant
     18Z Special Forces Senior Sergeant
     19D Cavalry Scout
     19K M1 Armor Crewman
     19Z Armor Senior Sergeant
     25B Information Technology Specialist
     25C Radio Operator-Maintainer
     25D Cyber Network Defender
     25H Network Communication Systems Specialist
     25L Cable Systems Installer-Maintainer
     25N Nodal Network Systems Operator-Maintainer
     25P Microwave Systems Operator-Maintainer
     25Q Multichannel Transmission Systems Operator-Maintainer
     25S Satellite Communication Systems Operator-Maintainer
     25U Signal Support Systems Specialist
     25V Combat Documentation/Production Specialist
     27D Paralegal Specialist
     31B Military Police
     31D Criminal Investigations Special Agent
     31E Internment/Resettlement Specialist
     31K Military Working Dog Handler
     35F Intelligence Analyst
     35G Geospatial Intelligence Imagery Analyst
     35L Counterintelligence Agent
     35M Human Intelligence Collector
     35N Signals Intelligence Analyst
     35P Cryptologic Linguist
     35S Signals Collector/Analyst
     35T Military Intelligence Systems Maintainer/Integrator
     36B Financial Management Technician
     37F Psychological Operations Specialist
     38B Civil Affairs Specialist
     42A Human Resources Specialist
     42R Musician
     46S Public Affairs Mass Communication Specialist
     51C Acquisition, Logistics and Technology Contracting Noncommissioned Officer
     56M Religious Affairs Specialist < Chaplain Assistant
     68A Biomedical Equipment Specialist
     68C Practical Nursing Specialist
     68D Operating Room Specialist
     68E Dental Specialist
     68F Physical Therapy Specialist
     68G Patient Administration Specialist
     68J Medical Logistics Specialist
     68K Medical Laboratory Specialist
     68M Nutrition Care Specialist
     68P Radiology Specialist
     68Q Pharmacy Specialist
     68R Veterinary Food Inspection Specialist
     68S Preventive Medicine Specialist
     68T Animal Care Specialist
     68V Respiratory Specialist
     68W Combat Medic Specialist < Health Care Specialist
     68X Behavioral Health Specialist
     74D Chemical, Biological, Radiological and Nuclear Specialist
     79R Recruiter
     79S Career Counselor
     88H Cargo Specialist
     88K Watercraft Operator
     88L Watercraft Engineer
     88M Motor Transport Operator
     88N Transportation Management Coordinator
     89A Ammunition Stock Control and Accounting Specialist
     89B Ammunition Specialist
     89D Explosive Ordnance Disposal Specialist
     91A M1 Abrams Tank System Maintainer
     91B Wheeled Vehicle Mechanic
     91C Utilities Equipment Repairer
     91D Tactical Power Generation Specialist
     91E Allied Trades Specialist
     91F Small Arms/Towed Artillery Repairer
     91H Track Vehicle Repairer
     91L Construction Equipment Repairer
     91M Bradley Fighting Vehicle System Maintainer
     91P Self-Propelled Artillery Systems Maintainer
     91X Maintenance Supervisor
     92A Automated Logistical Specialist
     92F Petroleum Supply Specialist
     92G Culinary Specialist < Food Service Specialist
     92L Petroleum Laboratory Specialist
     92M Mortuary Affairs Specialist
     92R Parachute Rigger
     92S Shower/Laundry and Clothing Repair Specialist
     92W Water Treatment Specialist
     92Y Unit Supply Specialist
     94A Land Combat Electronic Missile System Repairer
     94E Radio Equipment Repairer < Radio and Communications Security Repairer
     94F Computer/Detection Systems Repairer
     94H Test, Measurement and Diagnostic Equipment Maintenance Support Specialist
     94M Radar Repairer
     94W Electronic Maintenance Supervisor`,
  ),
  occupations(
    US_ARMY,
    'AOC',
    `11A Infantry Officer
     12A Engineer Officer
     13A Field Artillery Officer
     14A Air Defense Artillery Officer
     15A Aviation Officer
     17A Cyber Operations Officer
     18A Special Forces Officer
     19A Armor Officer
     25A Signal Officer
     27A Judge Advocate
     31A Military Police Officer
     35D All-Source Intelligence Officer
     36A Financial Management Officer
     37A Psychological Operations Officer
     38A Civil Affairs Officer
     42B Human Resources Officer
     46A Public Affairs Officer
     51A Acquisition Officer
     56A Command and Unit Chaplain
     66H Medical-Surgical Nurse
     70B Health Services Administration Officer
     74A Chemical, Biological, Radiological and Nuclear Officer
     88A Transportation Officer
     90A Logistics Officer
     91A Materiel Maintenance and Munitions Management Officer
     92A Quartermaster Officer`,
  ),
  occupations(
    US_NAVY,
    'rating',
    `ABE Aviation Boatswain’s Mate (Launching and Recovery Equipment)
     ABF Aviation Boatswain’s Mate (Fuels)
     ABH Aviation Boatswain’s Mate (Aircraft Handling)
     AC Air Traffic Controller
     AD Aviation Machinist’s Mate
     AE Aviation Electrician’s Mate
     AG Aerographer’s Mate
     AM Aviation Structural Mechanic
     AME Aviation Structural Mechanic (Safety Equipment)
     AO Aviation Ordnanceman
     AS Aviation Support Equipment Technician
     AT Aviation Electronics Technician
     AWF Naval Aircrewman (Mechanical)
     AWO Naval Aircrewman (Operator)
     AWR Naval Aircrewman (Tactical Helicopter)
     AWS Naval Aircrewman (Helicopter)
     AZ Aviation Maintenance Administrationman
     BM Boatswain’s Mate
     BU Builder
     CE Construction Electrician
     CM Construction Mechanic
     CS Culinary Specialist < Mess Management Specialist
     CSS Culinary Specialist (Submarine)
     CTI Cryptologic Technician (Interpretive)
     CTM Cryptologic Technician (Maintenance)
     CTR Cryptologic Technician (Collection)
     CTT Cryptologic Technician (Technical)
     CWT Cyber Warfare Technician < Cryptologic Technician (Networks)
     DC Damage Controlman
     EA Engineering Aide
     EM Electrician’s Mate
     EMN Electrician’s Mate (Nuclear)
     EN Engineman
     EO Equipment Operator
     EOD Explosive Ordnance Disposal Technician
     ET Electronics Technician
     ETN Electronics Technician (Nuclear)
     ETR Electronics Technician (Submarine Communications)
     ETV Electronics Technician (Submarine Navigation)
     FC Fire Controlman
     FCA Fire Controlman (Aegis)
     FT Fire Control Technician
     GM Gunner’s Mate
     GSE Gas Turbine Systems Technician (Electrical)
     GSM Gas Turbine Systems Technician (Mechanical)
     HM Hospital Corpsman
     HT Hull Maintenance Technician
     IC Interior Communications Electrician
     IS Intelligence Specialist
     IT Information Systems Technician
     ITS Information Systems Technician (Submarine)
     LN Legalman
     LS Logistics Specialist < Storekeeper (SK)
     LSS Logistics Specialist (Submarine)
     MA Master-at-Arms
     MC Mass Communication Specialist
     MM Machinist’s Mate
     MMA Machinist’s Mate (Submarine Auxiliary)
     MMN Machinist’s Mate (Nuclear)
     MMW Machinist’s Mate (Submarine Weapons)
     MN Mineman
     MR Machinery Repairman
     MT Missile Technician
     MU Musician
     NC Navy Counselor
     ND Navy Diver
     OS Operations Specialist
     PR Aircrew Survival Equipmentman
     PS Personnel Specialist
     QM Quartermaster
     RP Religious Program Specialist
     RS Retail Services Specialist < Ship’s Serviceman (SH)
     RW Robotics Warfare Specialist
     SB Special Warfare Boat Operator
     SO Special Warfare Operator
     STG Sonar Technician (Surface)
     STS Sonar Technician (Submarine)
     SW Steelworker
     TM Torpedoman’s Mate
     UT Utilitiesman
     YN Yeoman
     YNS Yeoman (Submarine)`,
  ),
  occupations(
    US_NAVY,
    'designator',
    `111X Surface Warfare Officer
     112X Submarine Warfare Officer
     113X Special Warfare Officer (SEAL)
     114X Explosive Ordnance Disposal Officer
     120X Human Resources Officer
     131X Naval Aviator (Pilot)
     132X Naval Flight Officer
     144X Engineering Duty Officer
     152X Aerospace Maintenance Duty Officer
     165X Public Affairs Officer
     180X Oceanography Officer
     181X Cryptologic Warfare Officer
     182X Information Professional Officer
     183X Intelligence Officer
     210X Medical Corps Officer
     220X Dental Corps Officer
     230X Medical Service Corps Officer
     250X Judge Advocate General’s Corps Officer
     290X Nurse Corps Officer
     310X Supply Corps Officer
     410X Chaplain Corps Officer
     510X Civil Engineer Corps Officer`,
  ),
  occupations(
    US_MARINE_CORPS,
    'MOS',
    `0111 Administrative Specialist
     0211 Counterintelligence/Human Intelligence Specialist
     0231 Intelligence Specialist
     0241 Imagery Analysis Specialist
     0302 Infantry Officer
     0311 Rifleman
     0313 Light Armored Reconnaissance Marine
     0317 Scout Sniper
     0321 Reconnaissance Marine
     0331 Machine Gunner
     0341 Mortarman
     0352 Antitank Missile Gunner
     0369 Infantry Unit Leader
     0372 Critical Skills Operator
     0402 Logistics Officer
     0411 Maintenance Management Specialist
     0431 Logistics/Embarkation Specialist
     0451 Airborne and Air Delivery Specialist
     0602 Communications Officer
     0621 Transmissions System Operator < Field Radio Operator
     0631 Network Administrator
     0651 Cyber Network Operator < Data Systems Technician
     0802 Field Artillery Officer
     0811 Field Artillery Cannoneer
     0844 Field Artillery Fire Control Marine
     0861 Fire Support Marine
     1141 Electrician
     1142 Engineer Equipment Electrical Systems Technician
     1161 Refrigeration and Air Conditioning Technician
     1171 Water Support Technician
     1302 Combat Engineer Officer
     1341 Engineer Equipment Mechanic
     1345 Engineer Equipment Operator
     1371 Combat Engineer
     1391 Bulk Fuel Specialist
     1721 Cyberspace Warfare Operator
     1833 Assault Amphibious Vehicle Crewman
     2111 Small Arms Repairer/Technician
     2147 Light Armored Vehicle Repairer/Technician
     2311 Ammunition Technician
     2336 Explosive Ordnance Disposal Technician
     2621 Communications Signal Collection Operator
     2651 Intelligence Surveillance Reconnaissance Systems Engineer
     2671 Middle East Cryptologic Linguist
     2841 Ground Electronics Transmission Systems Maintainer
     2847 Telecommunications Systems/Personal Computer Intermediate Repairer
     3002 Ground Supply Officer
     3043 Supply Chain and Materiel Management Specialist < Supply Administration and Operations Specialist
     3051 Inventory Management Specialist < Warehouse Clerk
     3112 Distribution Management Specialist < Traffic Management Specialist
     3381 Food Service Specialist
     3432 Finance Technician
     3451 Financial Management Resource Analyst
     3521 Automotive Maintenance Technician
     3531 Motor Vehicle Operator
     3537 Motor Transport Operations Chief
     4421 Legal Services Specialist
     4541 Combat Photographer
     5524 Musician
     5711 Chemical, Biological, Radiological and Nuclear Defense Specialist
     5811 Military Police
     5812 Military Working Dog Handler
     5821 Criminal Investigator
     5831 Correctional Specialist
     5939 Aviation Communication Systems Technician
     6046 Aircraft Maintenance Administration Specialist
     6062 Aircraft Intermediate Level Hydraulic/Pneumatic Mechanic
     6092 Aircraft Intermediate Level Structures Mechanic
     6113 Helicopter Mechanic (CH-53)
     6114 Helicopter Mechanic (UH/AH-1)
     6116 Tiltrotor Mechanic (MV-22)
     6174 Helicopter Crew Chief (UH-1)
     6217 Fixed-Wing Aircraft Mechanic (F/A-18)
     6317 Aircraft Communications/Navigation Systems Technician (F/A-18)
     6326 Tiltrotor Aircraft Avionics Technician (MV-22)
     6531 Aircraft Ordnance Technician
     6541 Aviation Ordnance Systems Technician
     6672 Aviation Supply Specialist
     7011 Expeditionary Airfield Systems Technician
     7051 Aircraft Rescue and Firefighting Specialist
     7212 Low Altitude Air Defense Gunner
     7242 Air Support Operations Operator
     7257 Air Traffic Controller
     7314 Unmanned Aerial Vehicle Operator
     8411 Recruiter
     8511 Drill Instructor`,
  ),
  occupations(
    US_AIR_FORCE,
    'AFSC',
    `1A0X1 In-Flight Refueling Specialist
     1A1X1 Mobility Force Aviator < Flight Engineer
     1A2X1 Aircraft Loadmaster
     1A3X1 Airborne Mission Systems Operator
     1A8X1 Airborne Cryptologic Language Analyst
     1A9X1 Special Missions Aviator
     1B4X1 Cyber Warfare Operations
     1C0X2 Aviation Resource Management
     1C1X1 Air Traffic Control
     1C3X1 All-Domain Command and Control Operations < Command Post
     1C5X1 Battle Management Operations < Command and Control Battle Management Operations
     1C7X1 Airfield Management
     1C8X3 Radar, Airfield and Weather Systems
     1D7X1 Cyber Defense Operations
     1D7X2 Spectrum Operations
     1D7X3 Cable and Antenna Operations
     1N0X1 All Source Intelligence Analyst < Operations Intelligence
     1N1X1 Geospatial Intelligence < Imagery Analyst
     1N2X1 Signals Intelligence Analyst
     1N3X1 Cryptologic Language Analyst
     1N4X1 Cyber Intelligence Analyst < Fusion Analyst
     1P0X1 Aircrew Flight Equipment
     1S0X1 Safety
     1T0X1 Survival, Evasion, Resistance and Escape (SERE) Specialist
     1U0X1 Remotely Piloted Aircraft Sensor Operator
     1W0X1 Weather
     1Z1X1 Pararescue
     1Z2X1 Combat Control
     1Z3X1 Tactical Air Control Party (TACP)
     1Z4X1 Special Reconnaissance < Special Operations Weather
     2A3X3 Tactical Aircraft Maintenance
     2A3X7 Tactical Aircraft Maintenance (5th Generation)
     2A3X8 Remotely Piloted Aircraft Maintenance
     2A5X1 Airlift/Special Mission Aircraft Maintenance
     2A5X2 Helicopter/Tiltrotor Aircraft Maintenance
     2A5X4 Refuel/Bomber Aircraft Maintenance
     2A6X1 Aerospace Propulsion
     2A6X2 Aerospace Ground Equipment
     2A6X4 Aircraft Fuel Systems
     2A6X5 Aircraft Hydraulic Systems
     2A6X6 Aircraft Electrical and Environmental Systems
     2A7X1 Aircraft Metals Technology
     2A7X2 Nondestructive Inspection
     2A7X3 Aircraft Structural Maintenance
     2A7X5 Low Observable Aircraft Structural Maintenance
     2F0X1 Fuels
     2G0X1 Logistics Plans
     2M0X1 Missile and Space Systems Electronic Maintenance
     2M0X3 Missile and Space Facilities
     2P0X1 Precision Measurement Equipment Laboratory
     2R0X1 Maintenance Management Analysis
     2R1X1 Maintenance Management Production
     2S0X1 Materiel Management
     2T0X1 Traffic Management
     2T1X1 Ground Transportation < Vehicle Operations
     2T2X1 Air Transportation
     2T3X1 Mission Generation Vehicular Equipment Maintenance < Vehicle and Vehicular Equipment Maintenance
     2T3X7 Fleet Management and Analysis
     2W0X1 Munitions Systems
     2W1X1 Aircraft Armament Systems
     2W2X1 Nuclear Weapons
     3E0X1 Electrical Systems
     3E0X2 Electrical Power Production
     3E1X1 Heating, Ventilation, Air Conditioning and Refrigeration
     3E2X1 Pavements and Construction Equipment
     3E3X1 Structural
     3E4X1 Water and Fuel Systems Maintenance
     3E4X3 Pest Management
     3E5X1 Engineering
     3E6X1 Operations Management
     3E7X1 Fire Protection
     3E8X1 Explosive Ordnance Disposal
     3E9X1 Emergency Management
     3F0X1 Personnel
     3F1X1 Services
     3F2X1 Education and Training
     3F3X1 Manpower
     3F4X1 Equal Opportunity
     3F5X1 Administration
     3N0X6 Public Affairs
     3P0X1 Security Forces
     4A0X1 Health Services Management
     4A1X1 Medical Materiel
     4A2X1 Biomedical Equipment
     4B0X1 Bioenvironmental Engineering
     4C0X1 Mental Health Service
     4D0X1 Diet Therapy
     4E0X1 Public Health
     4J0X2 Physical Medicine
     4N0X1 Aerospace Medical Service
     4N1X1 Surgical Service
     4P0X1 Pharmacy
     4R0X1 Diagnostic Imaging
     4T0X1 Medical Laboratory
     4Y0X1 Dental Assistant
     4Y0X2 Dental Laboratory
     5J0X1 Paralegal
     5R0X1 Religious Affairs < Chaplain Assistant
     6C0X1 Contracting
     6F0X1 Financial Management and Comptroller
     7S0X1 Special Investigations
     8R0X0 Recruiter
     11FX Fighter Pilot
     11MX Mobility Pilot
     12BX Bomber Combat Systems Officer
     13BX Air Battle Manager
     13NX Nuclear and Missile Operations Officer
     14NX Intelligence Officer
     15WX Weather Officer
     17DX Warfighter Communications Operations Officer
     18XX Remotely Piloted Aircraft Pilot
     21AX Aircraft Maintenance Officer
     21RX Logistics Readiness Officer
     31PX Security Forces Officer
     32EX Civil Engineer Officer
     35PX Public Affairs Officer
     38FX Force Support Officer
     41AX Health Services Administrator
     44FX Family Physician
     46NX Clinical Nurse
     51JX Judge Advocate
     52RX Chaplain
     62EX Developmental Engineer
     63AX Acquisition Manager
     64PX Contracting Officer
     65FX Financial Management Officer
     71SX Special Investigations Officer`,
  ),
  occupations(
    US_SPACE_FORCE,
    'SFSC',
    `5S0X1 Space Systems Operations < Space Systems Operations (1C6X1)
     5I0X1 All Source Intelligence Analyst
     5C0X1 Cyber Operations
     13SX Space Operations Officer
     14NX Intelligence Officer
     17SX Cyberspace Effects Operations Officer
     62EX Developmental Engineer
     63AX Acquisition Manager`,
  ),
  occupations(
    US_COAST_GUARD,
    'rating',
    `AET Avionics Electrical Technician
     AMT Aviation Maintenance Technician
     AST Aviation Survival Technician
     BM Boatswain’s Mate
     CMS Cyber Mission Specialist
     CS Culinary Specialist < Food Service Specialist (FS)
     DC Damage Controlman
     DV Diver
     EM Electrician’s Mate
     ET Electronics Technician
     GM Gunner’s Mate
     HS Health Services Technician
     IS Intelligence Specialist
     IT Information Systems Technician
     IV Investigator
     ME Maritime Enforcement Specialist < Port Security Specialist (PS)
     MK Machinery Technician
     MST Marine Science Technician
     MU Musician
     OS Operations Specialist
     PA Public Affairs Specialist
     SK Storekeeper
     YN Yeoman`,
  ),
];
