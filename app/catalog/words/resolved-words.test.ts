import { describe, expect, test } from 'vitest'
import { degreeNamed, resolvedDegree, resolvedRole, skillNamed } from './resolved-words.ts'

test.each([
	['Consultant', 'Consultant'],
	['Sister at Sahyadri Hospital, Karve Road', 'Staff Nurse'],
	['Staff Nurse, ICU', 'ICU Nurse'],
	['Senior Resident (Ortho), Sassoon', 'Resident Orthopedic Surgeon'],
	['RMO, Joshi Hospital', 'Resident Medical Officer'],
	['नर्स', 'Staff Nurse'],
	['Owner of Menon Clinic', null],
	['98220 12345', null],
])('the post “%s” is %s in words of ours', (typed, role) => {
	expect(resolvedRole(typed)).toBe(role)
})

test.each([
	['M.D. (Anaesthesia), Pune', 'MD Anaesthesiology'],
	['MBBS, DA', 'MBBS, DA'],
	['B.Sc. Nursing from Symbiosis', 'BSc Nursing'],
	['MS-CIT', null],
	['MD & Chairman', null],
	['D.A. + H.R.A.', null],
	['Gold medal of Dr Joshi', null],
])('the degree “%s” is %s in words of ours', (typed, degree) => {
	expect(resolvedDegree(typed)).toBe(degree)
})

describe('what is typed on a form gets the name that searches and matches compare', () => {
	test.each([
		['GA', 'General anesthesia'],
		['TEE', 'Transesophageal echo'],
		['lap chole', 'Cholecystectomy'],
		['Yoga', 'Yoga'],
	])('skill %s: %s', (typed, name) => {
		expect(skillNamed(typed)).toBe(name)
	})

	test.each([
		['M.D. Anaes', 'MD Anaesthesiology'],
		['D. Card.', 'Diploma in Cardiology'],
		['PGDCC', 'PGDCC'],
		['MD', 'MD'],
		['M.Phil', 'M.Phil'],
	])('degree %s: %s', (typed, name) => {
		expect(degreeNamed(typed)).toBe(name)
	})
})
