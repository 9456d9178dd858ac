ALTER TABLE "promise_checks" VALIDATE CONSTRAINT "promise_answers_have_a_time";
