ALTER TABLE "plan_orders" VALIDATE CONSTRAINT "waiting_order_has_a_start";
