import type { JudgedSearch } from './judge.ts'

/** What doctors, nurses and hospitals type, and what they expect to read first. The rows are those of the demo. */
export const judgedSearches: JudgedSearch[] = [
	{
		id: 'sj001',
		audience: 'jobs',
		kind: 'exact',
		q: 'consultant physician',
		expect: [
			{
				atLeast: 3,
				of: 3,
				match: 'physician',
				in: 'title',
			},
		],
	},
	{
		id: 'sj002',
		audience: 'jobs',
		kind: 'exact',
		q: 'general surgeon',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'general and laparoscopic',
				in: 'title',
			},
		],
	},
	{
		id: 'sj003',
		audience: 'jobs',
		kind: 'exact',
		q: 'junior consultant',
		expect: [
			{
				atLeast: 3,
				of: 3,
				match: 'junior consultant',
				in: 'title',
			},
		],
	},
	{
		id: 'ss001',
		audience: 'specialists',
		kind: 'exact',
		q: 'general surgeon',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'general surgeon',
			},
		],
	},
	{
		id: 'ss002',
		audience: 'specialists',
		kind: 'exact',
		q: 'difficult airway',
		expect: [
			{
				atLeast: 3,
				of: 6,
				match: 'difficult airway',
			},
		],
		why: 'The skill that was asked for can be read on the card.',
	},
	{
		id: 'sd001',
		audience: 'database',
		kind: 'exact',
		q: 'surgeon',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'surgeon',
			},
		],
	},
	{
		id: 'oj001',
		audience: 'jobs',
		kind: 'exact',
		q: 'consultant neurosurgeon',
		expect: [
			{
				atLeast: 2,
				of: 2,
				match: 'neurosurgeon',
				in: 'title',
			},
		],
	},
	{
		id: 'oj002',
		audience: 'jobs',
		kind: 'exact',
		q: 'obstetric anesthesiologist',
		expect: [
			{
				atLeast: 3,
				of: 3,
				match: 'obstetric',
				in: 'title',
			},
		],
	},
	{
		id: 'oj003',
		audience: 'jobs',
		kind: 'exact',
		q: 'cardiac anesthesiologist',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'cardiac',
				in: 'title',
			},
		],
	},
	{
		id: 'os001',
		audience: 'specialists',
		kind: 'exact',
		q: 'orthopedic surgeon',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'orthopedic surgeon',
			},
		],
	},
	{
		id: 'od001',
		audience: 'database',
		kind: 'exact',
		q: 'cardiac anesthesiologist',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'cardiac anesthesiologist',
			},
		],
	},
	{
		id: 'os002',
		audience: 'specialists',
		kind: 'exact',
		q: 'hernia repair',
		expect: [
			{
				atLeast: 3,
				of: 6,
				match: 'hernia',
			},
		],
	},
	{
		id: 'sj004',
		audience: 'jobs',
		kind: 'synonym',
		q: 'cardiothoracic surgeon',
		expect: [
			{
				atLeast: 3,
				of: 3,
				match: 'cardiac surg',
				in: 'title',
			},
		],
	},
	{
		id: 'sj005',
		audience: 'jobs',
		kind: 'synonym',
		q: 'theatre sister',
		expect: [
			{
				atLeast: 2,
				of: 2,
				match: 'scrub|theatre|\\bOT\\b',
				in: 'title',
			},
		],
	},
	{
		id: 'sj006',
		audience: 'jobs',
		kind: 'synonym',
		q: 'stand-in anaesthetist',
		expect: [
			{
				atLeast: 3,
				of: 4,
				match: 'locum',
				in: 'title',
			},
		],
	},
	{
		id: 'ss003',
		audience: 'specialists',
		kind: 'synonym',
		q: 'medicine specialist',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'general physician',
			},
		],
	},
	{
		id: 'ss004',
		audience: 'specialists',
		kind: 'synonym',
		q: 'painless delivery',
		expect: [
			{
				atLeast: 3,
				of: 6,
				match: 'labor analgesia|obstet|epidural',
			},
		],
		why: 'What patients call epidural analgesia in labor.',
	},
	{
		id: 'sd002',
		audience: 'database',
		kind: 'synonym',
		q: 'orthopaedics',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'orthop(a)?edic',
			},
		],
	},
	{
		id: 'oj004',
		audience: 'jobs',
		kind: 'synonym',
		q: 'gas man',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'ana?esth',
				in: 'title',
			},
		],
	},
	{
		id: 'oj005',
		audience: 'jobs',
		kind: 'synonym',
		q: 'bone doctor',
		expect: [
			{
				atLeast: 2,
				of: 2,
				match: 'orthop',
				in: 'title',
			},
		],
	},
	{
		id: 'oj006',
		audience: 'jobs',
		kind: 'synonym',
		q: 'lap surgeon',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'laparoscopic',
				in: 'title',
			},
		],
	},
	{
		id: 'oj007',
		audience: 'jobs',
		kind: 'synonym',
		q: 'brain surgeon',
		expect: [
			{
				atLeast: 2,
				of: 2,
				match: 'neurosurgeon',
				in: 'title',
			},
		],
	},
	{
		id: 'oj008',
		audience: 'jobs',
		kind: 'synonym',
		q: 'epidural service',
		expect: [
			{
				first: 'obstetric',
				in: 'title',
			},
		],
	},
	{
		id: 'os003',
		audience: 'specialists',
		kind: 'synonym',
		q: 'heart surgeon',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'cardiac surgeon',
			},
		],
	},
	{
		id: 'os004',
		audience: 'specialists',
		kind: 'synonym',
		q: 'internist',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'general physician',
			},
		],
	},
	{
		id: 'os005',
		audience: 'specialists',
		kind: 'synonym',
		q: 'operation theatre sister',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'OT nurse',
			},
		],
	},
	{
		id: 'od002',
		audience: 'database',
		kind: 'synonym',
		q: 'spine surgeon',
		expect: [
			{
				first: 'neurosurgeon|spine surgery',
			},
		],
	},
	{
		id: 'sj007',
		audience: 'jobs',
		kind: 'abbreviation',
		q: 'CCU nurse',
		expect: [
			{
				atLeast: 4,
				of: 5,
				match: 'nurse, ICU',
				in: 'title',
			},
		],
	},
	{
		id: 'sj008',
		audience: 'jobs',
		kind: 'abbreviation',
		q: 'AVR',
		expect: [
			{
				atLeast: 3,
				of: 3,
				match: 'valve|cardiac surg',
			},
		],
		why: 'Aortic valve replacement.',
	},
	{
		id: 'sj009',
		audience: 'jobs',
		kind: 'abbreviation',
		q: 'IPD physician',
		expect: [
			{
				atLeast: 2,
				of: 3,
				match: 'physician',
				in: 'title',
			},
		],
	},
	{
		id: 'ss005',
		audience: 'specialists',
		kind: 'abbreviation',
		q: 'USG blocks',
		expect: [
			{
				atLeast: 3,
				of: 6,
				match: 'ultrasound|nerve block',
			},
		],
	},
	{
		id: 'ss006',
		audience: 'specialists',
		kind: 'abbreviation',
		q: 'CVC',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'central (venous|lines)|and central',
			},
		],
	},
	{
		id: 'ss007',
		audience: 'specialists',
		kind: 'abbreviation',
		q: 'SAB',
		expect: [
			{
				atLeast: 3,
				of: 6,
				match: 'spinal',
			},
		],
		why: 'Subarachnoid block; not Dr Sabnis.',
	},
	{
		id: 'oj009',
		audience: 'jobs',
		kind: 'abbreviation',
		q: 'TEE',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'transesophageal',
			},
		],
	},
	{
		id: 'oj010',
		audience: 'jobs',
		kind: 'abbreviation',
		q: 'LSCS',
		expect: [
			{
				atLeast: 3,
				of: 6,
				match: 'obstetric|night|labor',
			},
		],
	},
	{
		id: 'oj011',
		audience: 'jobs',
		kind: 'abbreviation',
		q: 'ICU',
		expect: [
			{
				atLeast: 5,
				of: 5,
				match: 'ICU|nurse',
			},
		],
	},
	{
		id: 'oj012',
		audience: 'jobs',
		kind: 'abbreviation',
		q: 'CTVS',
		expect: [
			{
				atLeast: 3,
				of: 3,
				match: 'cardiac surg',
				in: 'title',
			},
		],
	},
	{
		id: 'oj013',
		audience: 'jobs',
		kind: 'abbreviation',
		q: 'ENT',
		expect: [
			{
				none: 'centre',
				of: 6,
				in: 'title',
			},
			{
				count: [0, 6],
			},
		],
	},
	{
		id: 'oj014',
		audience: 'jobs',
		kind: 'abbreviation',
		q: 'TKR',
		expect: [
			{
				atLeast: 2,
				of: 2,
				match: 'orthop',
				in: 'title',
			},
		],
	},
	{
		id: 'os006',
		audience: 'specialists',
		kind: 'abbreviation',
		q: 'GA',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'general anesthesia',
			},
		],
	},
	{
		id: 'os007',
		audience: 'specialists',
		kind: 'abbreviation',
		q: 'CABG',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'CABG|cardiac',
			},
		],
	},
	{
		id: 'os008',
		audience: 'specialists',
		kind: 'abbreviation',
		q: 'ABG',
		expect: [
			{
				atLeast: 3,
				of: 6,
				match: 'blood gas',
			},
		],
	},
	{
		id: 'os009',
		audience: 'specialists',
		kind: 'abbreviation',
		q: 'TIVA',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'TIVA',
			},
		],
	},
	{
		id: 'od003',
		audience: 'database',
		kind: 'abbreviation',
		q: 'THR',
		expect: [
			{
				atLeast: 4,
				of: 6,
				match: 'joint replacement|orthop',
			},
		],
	},
	{
		id: 'sj010',
		audience: 'jobs',
		kind: 'typo',
		q: 'sergeon',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'surgeon|cardiac surgery',
				in: 'title',
			},
		],
	},
	{
		id: 'sj011',
		audience: 'jobs',
		kind: 'typo',
		q: 'emergancy night',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'night shift|emergency',
			},
		],
	},
	{
		id: 'sj012',
		audience: 'jobs',
		kind: 'typo',
		q: 'jr consultent',
		expect: [
			{
				atLeast: 3,
				of: 3,
				match: 'junior consultant',
				in: 'title',
			},
		],
	},
	{
		id: 'ss008',
		audience: 'specialists',
		kind: 'typo',
		q: 'cardic surgen',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'cardiac surgeon',
			},
		],
	},
	{
		id: 'ss009',
		audience: 'specialists',
		kind: 'typo',
		q: 'ventilater care',
		expect: [
			{
				atLeast: 3,
				of: 6,
				match: 'ventilat',
			},
		],
	},
	{
		id: 'sd003',
		audience: 'database',
		kind: 'typo',
		q: 'neurosergeon',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'neurosurgeon',
			},
		],
	},
	{
		id: 'oj015',
		audience: 'jobs',
		kind: 'typo',
		q: 'neurosurgon',
		expect: [
			{
				atLeast: 2,
				of: 2,
				match: 'neurosurgeon',
				in: 'title',
			},
		],
	},
	{
		id: 'oj016',
		audience: 'jobs',
		kind: 'typo',
		q: 'anasthesiologist nite',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'ana?esth[\\s\\S]*night',
			},
		],
	},
	{
		id: 'oj017',
		audience: 'jobs',
		kind: 'typo',
		q: 'lokum',
		expect: [
			{
				atLeast: 4,
				of: 4,
				match: 'locum',
				in: 'title',
			},
		],
	},
	{
		id: 'oj018',
		audience: 'jobs',
		kind: 'typo',
		q: 'ortopedic surjeon',
		expect: [
			{
				atLeast: 2,
				of: 2,
				match: 'orthop',
				in: 'title',
			},
		],
	},
	{
		id: 'os010',
		audience: 'specialists',
		kind: 'typo',
		q: 'orthopedik',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'orthopedic',
			},
		],
	},
	{
		id: 'os011',
		audience: 'specialists',
		kind: 'typo',
		q: 'general fizician',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'general physician',
			},
		],
	},
	{
		id: 'od004',
		audience: 'database',
		kind: 'typo',
		q: 'anesthesiologst',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'ana?esth',
			},
		],
	},
	{
		id: 'sj013',
		audience: 'jobs',
		kind: 'local-language',
		q: 'शल्यचिकित्सक',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'surgeon|cardiac surgery',
				in: 'title',
			},
		],
		why: 'Surgeon, Marathi and Hindi.',
	},
	{
		id: 'sj014',
		audience: 'jobs',
		kind: 'local-language',
		q: 'आयसीयू नर्स',
		expect: [
			{
				atLeast: 5,
				of: 5,
				match: 'nurse, ICU',
				in: 'title',
			},
		],
		why: 'ICU nurse, as it is spoken.',
	},
	{
		id: 'sj015',
		audience: 'jobs',
		kind: 'local-language',
		q: 'badhirikaran tadnya',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'ana?esth',
				in: 'title',
			},
		],
		why: 'Marathi in Latin letters: specialist of anesthesia.',
	},
	{
		id: 'sj016',
		audience: 'jobs',
		kind: 'local-language',
		q: 'नागपूर',
		expect: [
			{
				atLeast: 2,
				of: 2,
				match: 'nagpur',
			},
		],
	},
	{
		id: 'ss010',
		audience: 'specialists',
		kind: 'local-language',
		q: 'निश्चेतना विशेषज्ञ',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'ana?esth',
			},
			{
				count: [1, 330],
			},
		],
		why: 'Hindi, official: anesthesia specialist.',
	},
	{
		id: 'ss011',
		audience: 'specialists',
		kind: 'local-language',
		q: 'मेंदूचे सर्जन',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'neurosurgeon',
			},
		],
		why: 'Marathi: surgeon of the brain.',
	},
	{
		id: 'ss012',
		audience: 'specialists',
		kind: 'local-language',
		q: 'हिंदी',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'hindi',
			},
		],
	},
	{
		id: 'oj019',
		audience: 'jobs',
		kind: 'local-language',
		q: 'भूलतज्ज्ञ',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'ana?esth',
				in: 'title',
			},
		],
	},
	{
		id: 'oj020',
		audience: 'jobs',
		kind: 'local-language',
		q: 'पुण्यात सर्जन',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'pune',
			},
			{
				atLeast: 5,
				of: 6,
				match: 'surg',
				in: 'title',
			},
		],
	},
	{
		id: 'oj021',
		audience: 'jobs',
		kind: 'local-language',
		q: 'रात्रपाळी',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'night shift',
			},
		],
	},
	{
		id: 'oj022',
		audience: 'jobs',
		kind: 'local-language',
		q: 'haddi ka doctor',
		expect: [
			{
				atLeast: 2,
				of: 2,
				match: 'orthop',
				in: 'title',
			},
		],
	},
	{
		id: 'oj023',
		audience: 'jobs',
		kind: 'local-language',
		q: 'नर्स पाहिजे',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'nurse',
				in: 'title',
			},
		],
	},
	{
		id: 'oj024',
		audience: 'jobs',
		kind: 'local-language',
		q: 'कोथरूड',
		expect: [
			{
				first: 'kothrud',
			},
		],
	},
	{
		id: 'os012',
		audience: 'specialists',
		kind: 'local-language',
		q: 'dil ka surgeon',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'cardiac surgeon',
			},
		],
	},
	{
		id: 'os013',
		audience: 'specialists',
		kind: 'local-language',
		q: 'मराठी बोलणारी नर्स',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'nurse[\\s\\S]*marathi',
			},
		],
	},
	{
		id: 'os014',
		audience: 'specialists',
		kind: 'local-language',
		q: 'ऑपरेशन थिएटर नर्स',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'OT nurse',
			},
		],
	},
	{
		id: 'sj017',
		audience: 'jobs',
		kind: 'multi-facet',
		q: 'scrub nurse kharadi',
		expect: [
			{
				first: 'scrub[\\s\\S]*kharadi',
			},
		],
	},
	{
		id: 'sj018',
		audience: 'jobs',
		kind: 'multi-facet',
		q: 'evening physician baner',
		expect: [
			{
				first: 'physician[\\s\\S]*baner[\\s\\S]*evening',
			},
		],
	},
	{
		id: 'sj019',
		audience: 'jobs',
		kind: 'multi-facet',
		q: 'neurosurgeon with joining bonus pimpri',
		expect: [
			{
				first: 'neurosurgeon[\\s\\S]*(kothrud|pimpri)[\\s\\S]*bonus',
			},
		],
	},
	{
		id: 'sj020',
		audience: 'jobs',
		kind: 'multi-facet',
		q: 'locum weekend',
		place: 'Pune',
		expect: [
			{
				atLeast: 2,
				of: 3,
				match: 'locum[\\s\\S]*weekend',
			},
			{
				every: 'pune',
				of: 6,
			},
		],
	},
	{
		id: 'ss013',
		audience: 'specialists',
		kind: 'multi-facet',
		q: 'kannada speaking surgeon',
		expect: [
			{
				atLeast: 4,
				of: 6,
				match: 'surgeon[\\s\\S]*kannada',
			},
		],
	},
	{
		id: 'ss014',
		audience: 'specialists',
		kind: 'multi-facet',
		q: 'theatre nurse mornings pune',
		expect: [
			{
				atLeast: 4,
				of: 6,
				match: 'OT nurse[\\s\\S]*pune[\\s\\S]*morning',
			},
		],
	},
	{
		id: 'sd004',
		audience: 'database',
		kind: 'multi-facet',
		q: 'physician jaipur',
		expect: [
			{
				first: 'physician[\\s\\S]*jaipur',
			},
		],
	},
	{
		id: 'oj025',
		audience: 'jobs',
		kind: 'multi-facet',
		q: 'weekend locum nagpur',
		expect: [
			{
				first: '^(?=[\\s\\S]*locum)(?=[\\s\\S]*nagpur)(?=[\\s\\S]*weekend)',
			},
		],
	},
	{
		id: 'oj026',
		audience: 'jobs',
		kind: 'multi-facet',
		q: 'visiting anaesthetist kothrud per case',
		expect: [
			{
				first: 'visiting[\\s\\S]*kothrud[\\s\\S]*a case|visiting[\\s\\S]*kothrud[\\s\\S]*per case',
			},
		],
	},
	{
		id: 'oj027',
		audience: 'jobs',
		kind: 'multi-facet',
		q: 'night nurse wakad',
		expect: [
			{
				first: '^(?=[\\s\\S]*nurse)(?=[\\s\\S]*wakad)(?=[\\s\\S]*night)',
			},
		],
	},
	{
		id: 'oj028',
		audience: 'jobs',
		kind: 'multi-facet',
		q: 'part time anesthetist evening',
		expect: [
			{
				atLeast: 3,
				of: 3,
				match: 'obstetric',
				in: 'title',
			},
		],
	},
	{
		id: 'oj029',
		audience: 'jobs',
		kind: 'multi-facet',
		q: 'cardiac anesthetist kharadi',
		expect: [
			{
				first: 'cardiac[\\s\\S]*kharadi',
			},
		],
	},
	{
		id: 'os015',
		audience: 'specialists',
		kind: 'multi-facet',
		q: 'gujarati speaking anaesthetist nights',
		expect: [
			{
				atLeast: 4,
				of: 6,
				match: '^(?=[\\s\\S]*anesthesiologist)(?=[\\s\\S]*night)[\\s\\S]*gujarati',
			},
		],
	},
	{
		id: 'os016',
		audience: 'specialists',
		kind: 'multi-facet',
		q: 'icu nurse baner',
		expect: [
			{
				first: 'ICU nurse[\\s\\S]*pune',
			},
		],
	},
	{
		id: 'od005',
		audience: 'database',
		kind: 'multi-facet',
		q: 'orthopaedic surgeon mumbai',
		expect: [
			{
				every: 'orthopedic',
				of: 2,
			},
		],
	},
	{
		id: 'sj021',
		audience: 'jobs',
		kind: 'noise',
		q: 'qqqqq',
		expect: [
			{
				empty: true,
			},
		],
	},
	{
		id: 'sj022',
		audience: 'jobs',
		kind: 'noise',
		q: 'software engineer',
		expect: [
			{
				empty: true,
			},
		],
	},
	{
		id: 'sj023',
		audience: 'jobs',
		kind: 'noise',
		q: '??? neurosurgeon ???',
		expect: [
			{
				atLeast: 2,
				of: 2,
				match: 'neurosurgeon',
				in: 'title',
			},
		],
	},
	{
		id: 'ss015',
		audience: 'specialists',
		kind: 'noise',
		q: 'mechanic',
		expect: [
			{
				empty: true,
			},
		],
		why: 'Not mechanical ventilation.',
	},
	{
		id: 'sd005',
		audience: 'database',
		kind: 'noise',
		q: 'xyz123',
		expect: [
			{
				empty: true,
			},
		],
	},
	{
		id: 'oj030',
		audience: 'jobs',
		kind: 'noise',
		q: 'job vacancy for the',
		expect: [
			{
				count: [95, 110],
			},
		],
	},
	{
		id: 'oj031',
		audience: 'jobs',
		kind: 'noise',
		q: 'java developer',
		expect: [
			{
				empty: true,
			},
		],
	},
	{
		id: 'oj032',
		audience: 'jobs',
		kind: 'noise',
		q: 'zzxxyy',
		expect: [
			{
				empty: true,
			},
		],
	},
	{
		id: 'os017',
		audience: 'specialists',
		kind: 'noise',
		q: 'plumber',
		expect: [
			{
				empty: true,
			},
		],
	},
	{
		id: 'os018',
		audience: 'specialists',
		kind: 'noise',
		q: '!!! cardiac surgeon !!!',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'cardiac surgeon',
			},
		],
	},
	{
		id: 'sj024',
		audience: 'jobs',
		kind: 'name',
		q: 'chaitanya hospital',
		expect: [
			{
				atLeast: 2,
				of: 2,
				match: 'chaitanya',
			},
		],
	},
	{
		id: 'sj025',
		audience: 'jobs',
		kind: 'name',
		q: 'krishna vally',
		expect: [
			{
				atLeast: 3,
				of: 3,
				match: 'krishna valley',
			},
		],
	},
	{
		id: 'sj026',
		audience: 'jobs',
		kind: 'name',
		q: 'navjivan',
		expect: [
			{
				first: 'navjeevan',
			},
		],
		why: 'The usual other spelling.',
	},
	{
		id: 'ss016',
		audience: 'specialists',
		kind: 'name',
		q: 'Deo Tejal',
		expect: [
			{
				first: 'tejal deo',
				in: 'title',
			},
		],
	},
	{
		id: 'ss017',
		audience: 'specialists',
		kind: 'name',
		q: 'kayva chavan',
		expect: [
			{
				first: 'kavya chavan',
				in: 'title',
			},
		],
	},
	{
		id: 'ss018',
		audience: 'specialists',
		kind: 'name',
		q: 'Misra',
		expect: [
			{
				atLeast: 4,
				of: 6,
				match: 'mishra',
				in: 'title',
			},
		],
	},
	{
		id: 'sd006',
		audience: 'database',
		kind: 'name',
		q: 'Tejal Deo',
		expect: [
			{
				empty: true,
			},
		],
		why: 'Visitors cannot find people by name.',
	},
	{
		id: 'oj033',
		audience: 'jobs',
		kind: 'name',
		q: 'lakeside heart institute',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'lakeside',
			},
		],
	},
	{
		id: 'oj034',
		audience: 'jobs',
		kind: 'name',
		q: 'sanjeevani',
		expect: [
			{
				first: 'sanjivani',
			},
		],
	},
	{
		id: 'oj035',
		audience: 'jobs',
		kind: 'name',
		q: 'shri dhanvantari',
		expect: [
			{
				first: 'shree dhanvantari',
			},
		],
	},
	{
		id: 'os019',
		audience: 'specialists',
		kind: 'name',
		q: 'Aggarwal',
		expect: [
			{
				first: 'agarwal',
				in: 'title',
			},
		],
	},
	{
		id: 'os020',
		audience: 'specialists',
		kind: 'name',
		q: 'कुलकर्णी',
		expect: [
			{
				first: 'kulkarni',
				in: 'title',
			},
		],
	},
	{
		id: 'os021',
		audience: 'specialists',
		kind: 'name',
		q: 'dr gokhle',
		expect: [
			{
				first: 'gokhale',
				in: 'title',
			},
		],
	},
	{
		id: 'od006',
		audience: 'database',
		kind: 'name',
		q: 'Kulkarni',
		expect: [
			{
				empty: true,
			},
		],
	},
	{
		id: 'sj027',
		audience: 'jobs',
		kind: 'degree',
		q: 'BSc nursing',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'nurse',
				in: 'title',
			},
			{
				every: 'nurse',
				of: 6,
				in: 'title',
			},
		],
	},
	{
		id: 'sj028',
		audience: 'jobs',
		kind: 'degree',
		q: 'MS general surgery',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'general and laparoscopic',
				in: 'title',
			},
		],
	},
	{
		id: 'sj029',
		audience: 'jobs',
		kind: 'degree',
		q: 'diploma in anaesthesia',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'ana?esth',
				in: 'title',
			},
		],
		why: 'DA is enough for many posts.',
	},
	{
		id: 'ss019',
		audience: 'specialists',
		kind: 'degree',
		q: 'MCh',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: '\\bMCh\\b',
			},
		],
	},
	{
		id: 'ss020',
		audience: 'specialists',
		kind: 'degree',
		q: 'DrNB',
		expect: [
			{
				atLeast: 4,
				of: 4,
				match: 'DrNB',
			},
		],
	},
	{
		id: 'ss021',
		audience: 'specialists',
		kind: 'degree',
		q: 'M.D. medicine',
		expect: [
			{
				atLeast: 4,
				of: 6,
				match: 'MD general medicine',
			},
		],
	},
	{
		id: 'oj036',
		audience: 'jobs',
		kind: 'degree',
		q: 'GNM',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'nurse',
				in: 'title',
			},
			{
				every: 'nurse',
				of: 6,
				in: 'title',
			},
		],
	},
	{
		id: 'oj037',
		audience: 'jobs',
		kind: 'degree',
		q: 'M.Ch. neurosurgery',
		expect: [
			{
				atLeast: 2,
				of: 2,
				match: 'neurosurgeon',
				in: 'title',
			},
		],
	},
	{
		id: 'oj038',
		audience: 'jobs',
		kind: 'degree',
		q: 'MS ortho',
		expect: [
			{
				atLeast: 2,
				of: 2,
				match: 'orthop',
				in: 'title',
			},
		],
	},
	{
		id: 'oj039',
		audience: 'jobs',
		kind: 'degree',
		q: 'BAMS',
		expect: [
			{
				empty: true,
			},
		],
	},
	{
		id: 'os022',
		audience: 'specialists',
		kind: 'degree',
		q: 'DA',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: '\\bDA\\b',
			},
		],
	},
	{
		id: 'os023',
		audience: 'specialists',
		kind: 'degree',
		q: 'DM cardiac anaesthesia',
		expect: [
			{
				atLeast: 3,
				of: 6,
				match: 'DM cardiac ana?esth',
			},
		],
	},
	{
		id: 'os024',
		audience: 'specialists',
		kind: 'degree',
		q: 'D.N.B. orthopaedics',
		expect: [
			{
				atLeast: 3,
				of: 6,
				match: 'DNB orthopa?edics',
			},
		],
	},
	{
		id: 'os025',
		audience: 'specialists',
		kind: 'degree',
		q: 'MBBS',
		expect: [
			{
				every: 'surgeon|physician|ana?esth|intensivist',
				of: 6,
			},
		],
	},
	{
		id: 'sj030',
		audience: 'jobs',
		kind: 'intent',
		q: 'hostel',
		expect: [
			{
				atLeast: 3,
				of: 5,
				match: 'nurse',
				in: 'title',
			},
		],
		why: 'Hospitals offer nurses a shared room, in the text or on the duty sheet.',
	},
	{
		id: 'sj031',
		audience: 'jobs',
		kind: 'intent',
		q: 'paid by the hour',
		expect: [
			{
				atLeast: 3,
				of: 3,
				match: 'an hour',
			},
		],
	},
	{
		id: 'sj032',
		audience: 'jobs',
		kind: 'intent',
		q: 'day duty',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'morning shift',
			},
		],
	},
	{
		id: 'sj033',
		audience: 'jobs',
		kind: 'intent',
		q: 'nurse vacancy',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'nurse',
				in: 'title',
			},
		],
	},
	{
		id: 'ss022',
		audience: 'specialists',
		kind: 'intent',
		q: 'evening shift',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: '\\bevening\\b',
			},
		],
	},
	{
		id: 'ss023',
		audience: 'specialists',
		kind: 'intent',
		q: 'need a surgeon for joints',
		expect: [
			{
				atLeast: 3,
				of: 6,
				match: 'orthop(a)?edic|joint replacement|arthroscopy',
			},
		],
	},
	{
		id: 'ss024',
		audience: 'specialists',
		kind: 'intent',
		q: 'speaks gujarati',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'gujarati',
			},
		],
	},
	{
		id: 'oj040',
		audience: 'jobs',
		kind: 'intent',
		q: 'accommodation',
		expect: [
			{
				count: [40, 90],
			},
		],
	},
	{
		id: 'oj041',
		audience: 'jobs',
		kind: 'intent',
		q: 'paid per case',
		expect: [
			{
				atLeast: 5,
				of: 5,
				match: 'a case|per case',
			},
		],
	},
	{
		id: 'oj042',
		audience: 'jobs',
		kind: 'intent',
		q: 'part-time',
		expect: [
			{
				atLeast: 3,
				of: 3,
				match: 'part.?time|obstetric',
			},
		],
	},
	{
		id: 'oj043',
		audience: 'jobs',
		kind: 'intent',
		q: 'locum tenens',
		expect: [
			{
				atLeast: 4,
				of: 4,
				match: 'locum',
				in: 'title',
			},
		],
	},
	{
		id: 'oj044',
		audience: 'jobs',
		kind: 'intent',
		q: 'fresher anaesthetist',
		expect: [
			{
				atLeast: 3,
				of: 6,
				match: 'junior consultant|locum',
			},
			{
				atLeast: 6,
				of: 6,
				match: 'ana?esth',
			},
		],
	},
	{
		id: 'oj045',
		audience: 'jobs',
		kind: 'intent',
		q: 'cab home',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'night and emergency',
				in: 'title',
			},
		],
	},
	{
		id: 'os026',
		audience: 'specialists',
		kind: 'intent',
		q: 'anaesthetist with 10+ years',
		expect: [
			{
				atLeast: 6,
				of: 6,
				match: 'ana?esth',
			},
		],
	},
	{
		id: 'os027',
		audience: 'specialists',
		kind: 'intent',
		q: 'weekend surgeon',
		expect: [
			{
				atLeast: 5,
				of: 6,
				match: 'surgeon[\\s\\S]*weekend',
			},
		],
	},
]
