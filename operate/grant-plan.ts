// Puts a hospital on a plan that it has paid for, up to and including a day in India:
// node operate/grant-plan.ts <id of the hospital> growth 2027-03-31 [contact requests a month, where another number was agreed on]
import { z } from 'zod'
import { planIds, plans } from '#app/billing/plans.ts'
import { findSubscription, grantPlan } from '#app/billing/subscriptions.server.ts'
import { addDays, formatDay, istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { closeDb } from '#app/platform/database/db.server.ts'
import { stopTasks } from '#app/platform/tasks/tasks.server.ts'

const number = z
	.string()
	.regex(/^[1-9]\d{0,4}$/)
	.transform(Number)
const given = z.tuple([z.uuid(), z.enum(planIds), z.iso.date(), number.optional()]).safeParse(process.argv.slice(2))

async function grant([hospitalId, plan, lastDay, agreedRequests]: NonNullable<(typeof given)['data']>) {
	// A slip in the year would end the plan at once, and say that it is granted.
	if (lastDay < istToday(new Date()))
		return { done: false, text: 'The last day has passed. Give today or a later day.' }
	const until = startOfIstDay(addDays(lastDay, 1))
	const before = await findSubscription(hospitalId)
	const granted = await grantPlan(hospitalId, { plan, until, agreedRequests: agreedRequests ?? null })
	if (!granted) return { done: false, text: 'There is no hospital with this id.' }
	// The plan or its end may have been better than what was typed: the same command puts it back.
	const was =
		before.status === 'active' && before.lastMoment
			? ` Before, it was on ${plans[before.plan].name} until ${formatDay(istToday(before.lastMoment))}.`
			: ''
	return { done: true, text: `The hospital is on ${plans[plan].name} until ${formatDay(lastDay)}.${was}` }
}

const usage = `Give the id of a hospital, a plan (${planIds.join(', ')}) and its last day: npm run grant-plan -- <id> growth 2027-03-31`
const { done, text } = given.success ? await grant(given.data) : { done: false, text: usage }
process.exitCode = done ? 0 : 1
process.stdout.write(`${text}\n`)
await stopTasks()
await closeDb()
