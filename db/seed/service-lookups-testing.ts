/* Ranks and occupation codes as the services publish them: facts that the lists of the seed are compared with. */

const list = (text: string) => text.split(', ');

/** `GRADE NAME`: pay grades of the US services, NATO codes of the British ones. */
export const RANKS: Record<string, readonly string[]> = {
  Army: list(
    'E-1 Private, E-2 Private, E-3 Private First Class, E-4 Specialist, E-4 Corporal, E-5 Sergeant, E-6 Staff Sergeant, E-7 Sergeant First Class, E-8 Master Sergeant, E-8 First Sergeant, E-9 Sergeant Major, E-9 Command Sergeant Major, W-1 Warrant Officer 1, W-2 Chief Warrant Officer 2, W-3 Chief Warrant Officer 3, W-4 Chief Warrant Officer 4, W-5 Chief Warrant Officer 5, O-1 Second Lieutenant, O-2 First Lieutenant, O-3 Captain, O-4 Major, O-5 Lieutenant Colonel, O-6 Colonel, O-7 Brigadier General, O-8 Major General, O-9 Lieutenant General, O-10 General, E-9 Sergeant Major of the Army, O-11 General of the Army',
  ),
  Navy: list(
    'E-1 Seaman Recruit, E-2 Seaman Apprentice, E-3 Seaman, E-4 Petty Officer Third Class, E-5 Petty Officer Second Class, E-6 Petty Officer First Class, E-7 Chief Petty Officer, E-8 Senior Chief Petty Officer, E-9 Master Chief Petty Officer, W-2 Chief Warrant Officer 2, W-3 Chief Warrant Officer 3, W-4 Chief Warrant Officer 4, W-5 Chief Warrant Officer 5, O-1 Ensign, O-2 Lieutenant Junior Grade, O-3 Lieutenant, O-4 Lieutenant Commander, O-5 Commander, O-6 Captain, O-7 Rear Admiral, O-8 Rear Admiral, O-9 Vice Admiral, O-10 Admiral, E-9 Master Chief Petty Officer of the Navy, O-11 Fleet Admiral',
  ),
  'Marine Corps': list(
    'E-1 Private, E-2 Private First Class, E-3 Lance Corporal, E-4 Corporal, E-5 Sergeant, E-6 Staff Sergeant, E-7 Gunnery Sergeant, E-8 Master Sergeant, E-8 First Sergeant, E-9 Master Gunnery Sergeant, E-9 Sergeant Major, W-1 Warrant Officer 1, W-2 Chief Warrant Officer 2, W-3 Chief Warrant Officer 3, W-4 Chief Warrant Officer 4, W-5 Chief Warrant Officer 5, O-1 Second Lieutenant, O-2 First Lieutenant, O-3 Captain, O-4 Major, O-5 Lieutenant Colonel, O-6 Colonel, O-7 Brigadier General, O-8 Major General, O-9 Lieutenant General, O-10 General, E-9 Sergeant Major of the Marine Corps',
  ),
  'Air Force': list(
    'E-1 Airman Basic, E-2 Airman, E-3 Airman First Class, E-4 Senior Airman, E-5 Staff Sergeant, E-6 Technical Sergeant, E-7 Master Sergeant, E-8 Senior Master Sergeant, E-9 Chief Master Sergeant, O-1 Second Lieutenant, O-2 First Lieutenant, O-3 Captain, O-4 Major, O-5 Lieutenant Colonel, O-6 Colonel, O-7 Brigadier General, O-8 Major General, O-9 Lieutenant General, O-10 General, E-9 Chief Master Sergeant of the Air Force, E-9 Command Chief Master Sergeant, O-11 General of the Air Force, W-1 Warrant Officer 1, W-2 Chief Warrant Officer 2, W-3 Chief Warrant Officer 3, W-4 Chief Warrant Officer 4, W-5 Chief Warrant Officer 5',
  ),
  'Coast Guard': list(
    'E-1 Seaman Recruit, E-2 Seaman Apprentice, E-3 Seaman, E-4 Petty Officer Third Class, E-5 Petty Officer Second Class, E-6 Petty Officer First Class, E-7 Chief Petty Officer, E-8 Senior Chief Petty Officer, E-9 Master Chief Petty Officer, W-2 Chief Warrant Officer 2, W-3 Chief Warrant Officer 3, W-4 Chief Warrant Officer 4, O-1 Ensign, O-2 Lieutenant Junior Grade, O-3 Lieutenant, O-4 Lieutenant Commander, O-5 Commander, O-6 Captain, O-7 Rear Admiral, O-8 Rear Admiral, O-9 Vice Admiral, O-10 Admiral',
  ),
  'Space Force': list(
    'E-1 Specialist 1, E-2 Specialist 2, E-3 Specialist 3, E-4 Specialist 4, E-5 Sergeant, E-6 Technical Sergeant, E-7 Master Sergeant, E-8 Senior Master Sergeant, E-9 Chief Master Sergeant, O-1 Second Lieutenant, O-2 First Lieutenant, O-3 Captain, O-4 Major, O-5 Lieutenant Colonel, O-6 Colonel, O-7 Brigadier General, O-8 Major General, O-9 Lieutenant General, O-10 General',
  ),
  'British Army': list(
    'OR-1 Private, OR-2 Private, OR-3 Lance Corporal, OR-4 Corporal, OR-6 Sergeant, OR-7 Staff Sergeant, OR-8 Warrant Officer Class 2, OR-9 Warrant Officer Class 1, OF(D) Officer Cadet, OF-1 Second Lieutenant, OF-1 Lieutenant, OF-2 Captain, OF-3 Major, OF-4 Lieutenant Colonel, OF-5 Colonel, OF-6 Brigadier, OF-7 Major General, OF-8 Lieutenant General, OF-9 General, OF-10 Field Marshal',
  ),
  'Royal Navy': list(
    'OR-2 Able Rate, OR-4 Leading Rate, OR-6 Petty Officer, OR-7 Chief Petty Officer, OR-8 Warrant Officer 2, OR-9 Warrant Officer 1, OF(D) Officer Cadet, OF(D) Midshipman, OF-1 Sub-Lieutenant, OF-2 Lieutenant, OF-3 Lieutenant Commander, OF-4 Commander, OF-5 Captain, OF-6 Commodore, OF-7 Rear Admiral, OF-8 Vice Admiral, OF-9 Admiral, OF-10 Admiral of the Fleet',
  ),
  'Royal Marines': list(
    'OR-2 Marine, OR-3 Lance Corporal, OR-4 Corporal, OR-6 Sergeant, OR-7 Colour Sergeant, OR-8 Warrant Officer 2, OR-9 Warrant Officer 1, OF-1 Second Lieutenant, OF-1 Lieutenant, OF-2 Captain, OF-3 Major, OF-4 Lieutenant Colonel, OF-5 Colonel, OF-6 Brigadier, OF-7 Major General, OF-8 Lieutenant General, OF-9 General',
  ),
  'Royal Air Force': list(
    'OR-1 Air Recruit, OR-2 Air Specialist, OR-3 Lance Corporal, OR-4 Corporal, OR-6 Sergeant, OR-7 Chief Technician, OR-7 Flight Sergeant, OR-9 Warrant Officer, OR-9 Master Aircrew, OF(D) Officer Cadet, OF-1 Pilot Officer, OF-1 Flying Officer, OF-2 Flight Lieutenant, OF-3 Squadron Leader, OF-4 Wing Commander, OF-5 Group Captain, OF-6 Air Commodore, OF-7 Air Vice-Marshal, OF-8 Air Marshal, OF-9 Air Chief Marshal, OF-10 Marshal of the Royal Air Force',
  ),
};

/** `CODE TITLE`: common codes of each service. */
export const OCCUPATIONS: Record<string, readonly string[]> = {
  Army: list(
    '11A Infantry Officer, 12A Engineer Officer, 12K Plumber, 12R Interior Electrician, 13A Field Artillery Officer, 13R Field Artillery Firefinder Radar Operator, 15D Aircraft Powertrain Repairer, 15P Aviation Operations Specialist, 15U CH-47 Helicopter Repairer, 18D Special Forces Medical Sergeant, 19K M1 Armor Crewman, 25D Cyber Network Defender, 27D Paralegal Specialist, 35D All-Source Intelligence Officer, 35M Human Intelligence Collector, 36B Financial Management Technician, 42A Human Resources Specialist, 66H Medical-Surgical Nurse, 68E Dental Specialist, 68K Medical Laboratory Specialist, 68R Veterinary Food Inspection Specialist, 68W Combat Medic Specialist, 88H Cargo Specialist, 88N Transportation Management Coordinator, 91B Wheeled Vehicle Mechanic, 91L Construction Equipment Repairer, 92G Culinary Specialist, 92W Water Treatment Specialist',
  ),
  'Marine Corps': list(
    '0111 Administrative Specialist, 0231 Intelligence Specialist, 0241 Imagery Analysis Specialist, 0311 Rifleman, 0321 Reconnaissance Marine, 0331 Machine Gunner, 0341 Mortarman, 0369 Infantry Unit Leader, 0372 Critical Skills Operator, 0431 Logistics/Embarkation Specialist, 0451 Airborne and Air Delivery Specialist, 0631 Network Administrator, 0651 Cyber Network Operator, 0811 Field Artillery Cannoneer, 0861 Fire Support Marine, 1141 Electrician, 1341 Engineer Equipment Mechanic, 1345 Engineer Equipment Operator, 1371 Combat Engineer, 2111 Small Arms Repairer/Technician, 2311 Ammunition Technician, 3531 Motor Vehicle Operator, 5811 Military Police',
  ),
  Navy: list(
    "AC Air Traffic Controller, AE Aviation Electrician's Mate, AM Aviation Structural Mechanic, AT Aviation Electronics Technician, BU Builder, CM Construction Mechanic, CSS Culinary Specialist (Submarine), EMN Electrician's Mate (Nuclear), EO Equipment Operator, ETN Electronics Technician (Nuclear), FCA Fire Controlman (Aegis), HM Hospital Corpsman, IS Intelligence Specialist, LN Legalman, LSS Logistics Specialist (Submarine), MC Mass Communication Specialist, MMN Machinist's Mate (Nuclear), MR Machinery Repairman, ND Navy Diver, QM Quartermaster, SB Special Warfare Boat Operator, STS Sonar Technician (Submarine), TM Torpedoman's Mate, YNS Yeoman (Submarine), AME Aviation Structural Mechanic (Safety Equipment), BM Boatswain's Mate, CTR Cryptologic Technician (Collection), CWT Cyber Warfare Technician, EA Engineering Aide, ET Electronics Technician, IC Interior Communications Electrician, NC Navy Counselor, PS Personnel Specialist, YN Yeoman",
  ),
  'Air Force': list(
    '1A2X1 Aircraft Loadmaster, 1B4X1 Cyber Warfare Operations, 1C1X1 Air Traffic Control, 1N1X1 Geospatial Intelligence, 1P0X1 Aircrew Flight Equipment, 2A6X1 Aerospace Propulsion, 2A6X4 Aircraft Fuel Systems, 2A7X1 Aircraft Metals Technology, 2A7X3 Aircraft Structural Maintenance, 2G0X1 Logistics Plans, 2R0X1 Maintenance Management Analysis, 2T2X1 Air Transportation, 2W1X1 Aircraft Armament Systems, 3E0X2 Electrical Power Production, 3E4X3 Pest Management, 3E6X1 Operations Management, 3E8X1 Explosive Ordnance Disposal, 3F1X1 Services, 3F3X1 Manpower, 3F5X1 Administration, 4A0X1 Health Services Management, 4A2X1 Biomedical Equipment, 4C0X1 Mental Health Service, 4E0X1 Public Health, 4N0X1 Aerospace Medical Service, 4R0X1 Diagnostic Imaging, 5J0X1 Paralegal, 7S0X1 Special Investigations',
  ),
  'Coast Guard': list(
    "AMT Aviation Maintenance Technician, AST Aviation Survival Technician, BM Boatswain's Mate, DC Damage Controlman, EM Electrician's Mate, ET Electronics Technician, GM Gunner's Mate, HS Health Services Technician, IV Investigator, ME Maritime Enforcement Specialist, MK Machinery Technician, MST Marine Science Technician, MU Musician, OS Operations Specialist, PA Public Affairs Specialist, SK Storekeeper, YN Yeoman",
  ),
  'Space Force': list('14NX Intelligence Officer, 62EX Developmental Engineer, 63AX Acquisition Manager'),
};
