export const paths = ["/invoice/:orderId"];
