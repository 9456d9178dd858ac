/** What visitors ask of the job list: the plain one, each kind of filter, each order, further pages. */
export const jobLists = [
	'/jobs',
	'/jobs?speciality=anesthesiologist',
	'/jobs?place=Pune',
	'/jobs?place=411004&km=10&sort=nearest',
	'/jobs?shift=night&shift=weekend',
	'/jobs?sort=pay',
	'/jobs?sort=start&speciality=icu-nurse',
	'/jobs?q=cardiac',
	'/jobs?pay=200000&experience=5-10',
	'/jobs?place=Mumbai&km=30&sort=pay',
	'/jobs?urgent=on&soon=on',
	'/jobs?show=12',
] as const

/** One kind of search each, for the database alone. */
export const searchKinds: readonly { kind: string; address: string }[] = [
	{ kind: 'newest', address: '/jobs' },
	{ kind: 'newest, the last page', address: '/jobs?show=240' },
	{ kind: 'highest pay', address: '/jobs?sort=pay' },
	{ kind: 'earliest start', address: '/jobs?sort=start' },
	{ kind: 'nearest in a big city', address: '/jobs?place=Pune&sort=nearest' },
	{ kind: 'place', address: '/jobs?place=Pune' },
	{ kind: 'place, highest pay', address: '/jobs?place=Mumbai&km=30&sort=pay' },
	{ kind: 'place without jobs', address: '/jobs?place=Leh&km=30' },
	{ kind: 'speciality', address: '/jobs?speciality=anesthesiologist' },
	{ kind: 'speciality that nobody seeks', address: '/jobs?speciality=pulmonologist' },
	{ kind: 'speciality, highest pay', address: '/jobs?speciality=anesthesiologist&sort=pay' },
	{ kind: 'shifts', address: '/jobs?shift=night&shift=weekend' },
	{ kind: 'pay', address: '/jobs?pay=300000' },
	{ kind: 'pay that nobody gives', address: '/jobs?pay=99,00,000' },
	{ kind: 'experience', address: '/jobs?experience=0-2' },
	{ kind: 'start', address: '/jobs?soon=on' },
	{ kind: 'urgent', address: '/jobs?urgent=on' },
	{ kind: 'joining bonus (rare)', address: '/jobs?bonus=on' },
	{ kind: 'text that many have', address: '/jobs?q=consultant' },
	{ kind: 'text that some have', address: '/jobs?q=neuro+nagpur' },
	{ kind: 'text that nobody has', address: '/jobs?q=submarine' },
	{
		kind: 'everything at once',
		address: '/jobs?q=nurse&place=Pune&km=30&shift=night&pay=100000&experience=3-5&sort=start',
	},
]
