import { expect, test } from 'vitest'
import { employerKind } from './employer-kinds.ts'

test.each([
	['Apollo Hospital, Jubilee Hills (550 beds)', '500-bed corporate hospital'],
	['Dr Kulkarni’s Nursing Home, Wai', 'Nursing home'],
	['Shree Sai Nursing Home (30 bedded)', '30-bed nursing home'],
	['B.J. Govt. Medical College & Sassoon Hospital', 'Medical college hospital'],
	['Primary Health Centre, Velapur', 'Primary health centre'],
	['P.H.C. Velapur', 'Primary health centre'],
	['District Civil Hospital, Satara', 'District hospital'],
	['जिल्हा रुग्णालय, सातारा', 'District hospital'],
	['ग्रामीण रुग्णालय मंचर', 'Rural hospital'],
	['प्राथमिक आरोग्य केंद्र, वेळापूर', 'Primary health centre'],
	['मेदांता अस्पताल', 'Corporate hospital'],
	['सातारा अस्पताल', 'Hospital'],
	['Command Hospital (SC) Pune', 'Defence hospital'],
	['ESIC Hospital Bibvewadi', 'ESI hospital'],
	['Asha Netralaya', 'Eye hospital'],
	['Lakeside Heart Institute', 'Heart hospital'],
	['Ratnadeep Super Speciality Hospital', 'Super-speciality hospital'],
	['Joshi Clinic', 'Clinic'],
	['Deenanath Charitable Trust Hospital', 'Trust hospital'],
	['Sahakari Rugnalaya Akluj', 'Hospital'],
])('“%s” is a %s', (typed, kind) => {
	expect(employerKind(typed)).toBe(kind)
})

test.each(['Freelance', 'Dr Asha Menon', '98220 12345', 'TCS Ltd'])('“%s” is of no kind', (typed) => {
	expect(employerKind(typed)).toBeNull()
})
