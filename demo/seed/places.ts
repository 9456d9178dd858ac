/** Where the demo plays: Pune's quarters with their PIN codes, and ten other cities. Coordinates in degrees. */
export const puneQuarters = [
	{ name: 'Shivajinagar', pin: '411005', lat: 18.5314, lng: 73.8446 },
	{ name: 'Kothrud', pin: '411038', lat: 18.5074, lng: 73.8077 },
	{ name: 'Aundh', pin: '411007', lat: 18.5579, lng: 73.8075 },
	{ name: 'Baner', pin: '411045', lat: 18.559, lng: 73.7868 },
	{ name: 'Hadapsar', pin: '411028', lat: 18.5089, lng: 73.926 },
	{ name: 'Kharadi', pin: '411014', lat: 18.5515, lng: 73.9348 },
	{ name: 'Wakad', pin: '411057', lat: 18.5975, lng: 73.762 },
	{ name: 'Camp', pin: '411001', lat: 18.5158, lng: 73.8776 },
	{ name: 'Bibwewadi', pin: '411037', lat: 18.4747, lng: 73.8628 },
	{ name: 'Pimpri', pin: '411018', lat: 18.6279, lng: 73.8009 },
	{ name: 'Katraj', pin: '411046', lat: 18.4529, lng: 73.8554 },
	{ name: 'Hinjawadi', pin: '411033', lat: 18.5913, lng: 73.7389 },
] as const

export const otherCities = [
	{ name: 'Mumbai', pin: '400012', lat: 19.076, lng: 72.8777, council: 'MH' },
	{ name: 'Nashik', pin: '422001', lat: 19.9975, lng: 73.7898, council: 'MH' },
	{ name: 'Nagpur', pin: '440010', lat: 21.1458, lng: 79.0882, council: 'MH' },
	{ name: 'Kolhapur', pin: '416001', lat: 16.705, lng: 74.2433, council: 'MH' },
	{ name: 'Bangalore', pin: '560034', lat: 12.9716, lng: 77.5946, council: 'KA' },
	{ name: 'Hyderabad', pin: '500034', lat: 17.385, lng: 78.4867, council: 'TS' },
	{ name: 'Chennai', pin: '600006', lat: 13.0827, lng: 80.2707, council: 'TN' },
	{ name: 'Ahmedabad', pin: '380009', lat: 23.0225, lng: 72.5714, council: 'GJ' },
	{ name: 'Delhi', pin: '110029', lat: 28.6139, lng: 77.209, council: 'DL' },
	{ name: 'Jaipur', pin: '302004', lat: 26.9124, lng: 75.7873, council: 'RJ' },
] as const
