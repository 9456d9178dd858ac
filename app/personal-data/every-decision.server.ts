import '#app/cover/settlement/disputes.server.ts'
import '#app/operations/cases/decisions-at-once.server.ts'
import '#app/operations/people/member-removal.server.ts'
import '#app/operations/people/suspension.server.ts'
import '#app/operations/queues/picture-decisions.server.ts'
import '#app/operations/queues/queues.server.ts'
import './number-decisions.server.ts'
import { carryOutDecision, undoDecision } from '#app/cases/decisions.server.ts'
import type { Operator } from '#app/identity/actor.ts'

// Here every decision of operators is declared, whatever file begins.

export const decisionTasks = [carryOutDecision]

export const undoAnyDecision = (operator: Operator, decisionId: string) => undoDecision(operator, decisionId)
